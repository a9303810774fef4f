### $count: a number of games
### $half, $high, $low, $rating: ratings, such as 1500

## The page with the leaderboards and the reader’s own rating.

ratings-hint = What finished rated games tell of people and bots. The truth lies within the bar in 95 of 100 cases.
ratings-kind = Game
ratings-side = Rated
ratings-side-all = on the whole
ratings-side-digger = as gold-digger
ratings-side-saboteur = as saboteur
ratings-side-lone = playing alone
ratings-provisional = provisional
ratings-bot = bot
ratings-games =
    { $count ->
        [one] one game
       *[other] { $count } games
    }
# Spoken by screen readers in place of a drawn bar.
ratings-range = { NUMBER($rating, useGrouping: 0) }, within { NUMBER($low, useGrouping: 0) } and { NUMBER($high, useGrouping: 0) }
ratings-half = ± { NUMBER($half, useGrouping: 0) }
ratings-nobody = Nobody has a rating here yet. Tick “Rated table” when you open one, or look for one.
ratings-own = Your rating
ratings-own-none = Yours begins with your first rated game.
ratings-plot = Your rating after each game
ratings-numbers = As numbers
ratings-game = Game
