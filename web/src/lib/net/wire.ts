// Written by tools/typescript.py from the server's types: do not edit.

export interface View {
  seats: number
  modules: string[]
  options: Record<string, string>
  commitment: string
  round: number
  turn: number
  mover: number
  clockwise: boolean
  starter: number
  question: Question | null
  table: SeatInfo[]
  pile: number
  discards: number
  dwarfs_left: number
  maze: LyingCard[]
  last_laid: Cell | null
  goals: GoalView[]
  chests: Cell[]
  large: LargeView | null
  toll: TollView[]
  toll_refused: number[]
  veto_spent: boolean
  no_goal_maps: boolean
  rounds: RoundResult[]
  over: boolean
  fields: Record<string, number[]>
  spare: string | null
  gold: number[] | null
  revision: number
  own: Own | null
}

export interface Question {
  kind: string
  seats: number[]
  by: number | null
  action: AnyAction | null
  cells: Cell[]
  card: string | null
  paths_laid: number | null
}

export interface LayPath {
  do: 'lay'
  card: string
  cell: Cell
  turned: boolean
  payer: number | null
}

export interface Cell {
  x: number
  y: number
}

export interface BreakTool {
  do: 'break'
  tool: string
  seat: number
}

export interface MendTool {
  do: 'fix'
  tool: string
  seat: number
  card: string
}

export interface DropRocks {
  do: 'rockfall'
  cell: Cell
}

export interface ReadMap {
  do: 'map'
  cell: Cell
}

export interface Pass {
  do: 'pass'
  cards: string[]
}

export interface DropFront {
  do: 'drop'
  cards: string[]
  front: string
}

export interface PlaceToll {
  do: 'toll'
  cell: Cell
  side: string
  card: string
}

export interface AskToll {
  do: 'ask'
  seat: number
  cell: Cell
}

export interface PlayTheft {
  do: 'theft'
}

export interface HandsOff {
  do: 'hands_off'
  seat: number
}

export interface Trap {
  do: 'trapped'
  seat: number
}

export interface Free {
  do: 'freed'
  seat: number
}

export interface Inspect {
  do: 'inspection'
  seat: number
}

export interface SwapHats {
  do: 'hat_swap'
  seat: number
}

export interface SwapHands {
  do: 'hand_swap'
  seat: number
}

export interface HandleGoals {
  do: 'goal_swap'
  cell: Cell
  other: Cell
}

export interface SearchTrove {
  do: 'trove'
}

export interface TurnAbout {
  do: 'turnabout'
}

export interface CallSpecialist {
  do: 'path_specialist'
}

export interface MakeDetour {
  do: 'detour'
  cell: Cell
  turned: boolean
  payer: number | null
}

export interface PlayVeto {
  do: 'veto'
}

export interface Allow {
  do: 'allow'
}

export interface OpenReached {
  do: 'open'
  cell: Cell
}

export interface ChooseRotation {
  do: 'rotate'
  turned: boolean
}

export interface PickGold {
  do: 'gold'
  value: number
}

export interface SwapGoals {
  do: 'swap'
  swapped: boolean
}

export interface KeepCard {
  do: 'keep'
  card: string
  discards: string[]
}

export interface Rob {
  do: 'rob'
  seat: number
}

export interface TakeCard {
  do: 'take'
  seat: number
}

export interface LookAtDwarf {
  do: 'look'
  seat: number
}

export interface MoveGoal {
  do: 'move'
  cell: Cell
}

export interface AnswerToll {
  do: 'pay'
  pay: boolean
}

export interface FinishTurn {
  do: 'done'
}

export interface PlayCard {
  do: 'play'
  card: string
  seat: number | null
  cell: Cell | null
  other: Cell | null
  number: number | null
}

export interface Choose {
  do: 'choose'
  seat: number | null
  cell: Cell | null
  card: string | null
  number: number | null
  yes: boolean | null
}

export interface SeatInfo {
  hand: number
  front: string[]
  any_gold: boolean
  role: string | null
}

export interface LyingCard {
  cell: Cell
  card: string
  turned: boolean
  sort: string
}

export interface GoalView {
  cell: Cell
  face: GoalFace | null
}

export interface GoalFace {
  kind: string
  card: string
  gold: number
}

export interface LargeView {
  place: string
  cells: Cell[]
  used: boolean
}

export interface TollView {
  where: string
  owner: number | null
  cell: Cell | null
  guards: Cell | null
  payer: number | null
}

export interface RoundResult {
  ending: string
  finder: number | null
  roles: string[]
}

export interface Own {
  seat: number
  role: string
  hand: string[]
  gold: number
  notes: Note[]
  looking: string[]
  offered: number[]
  secrets?: Record<string, number[]>
}

export interface Note {
  turn: number
  about: string
  cell: Cell | null
  other: Cell | null
  seat: number | null
  goal: GoalFace | null
  tunnel: string | null
  chest: number | null
  role: string | null
  swapped: boolean | null
}

export interface RoundStarted {
  event: 'round_started'
  round: number
  starter: number
  spare: number
}

export interface DwarfDealt {
  event: 'dwarf_dealt'
  seat: number
  role: string | null
}

export interface CardDrawn {
  event: 'card_drawn'
  seat: number
  pile: number
  card: string | null
}

export interface TurnStarted {
  event: 'turn_started'
  seat: number
  turn: number
}

export interface CardPlayed {
  event: 'card_played'
  seat: number
  action: AnyAction
}

export interface VetoAsked {
  event: 'veto_asked'
  seats: number[]
}

export interface CardVetoed {
  event: 'card_vetoed'
  seat: number
  victim: number
  action: AnyAction
}

export interface PathLaid {
  event: 'path_laid'
  seat: number
  cell: Cell
  card: PlacedCard
}

export interface PlacedCard {
  card: string
  turned: boolean
}

export interface GoalTurned {
  event: 'goal_turned'
  seat: number
  cell: Cell
  goal: GoalFace
}

export interface ChestOpened {
  event: 'chest_opened'
  seat: number
  cell: Cell
  tunnel: string
  chest: number
}

export interface LargeReached {
  event: 'large_reached'
  seat: number
  place: string
}

export interface ToolBroken {
  event: 'tool_broken'
  seat: number
  target: number
  tool: string
}

export interface ToolMended {
  event: 'tool_mended'
  seat: number
  target: number
  tool: string
}

export interface RockFell {
  event: 'rock_fell'
  seat: number
  cell: Cell
  chest: boolean
}

export interface MapRead {
  event: 'map_read'
  seat: number
  cell: Cell
  sight: Sight | null
}

export interface Sight {
  goal: GoalFace | null
  tunnel: string | null
  chest: number | null
}

export interface Passed {
  event: 'passed'
  seat: number
  count: number
  cards: string[] | null
}

export interface FrontDropped {
  event: 'front_dropped'
  seat: number
  front: string
  cards: string[] | null
}

export interface FrontLaid {
  event: 'front_laid'
  seat: number
  target: number
  front: string
}

export interface FrontRemoved {
  event: 'front_removed'
  seat: number
  target: number
  front: string
}

export interface DwarfInspected {
  event: 'dwarf_inspected'
  seat: number
  target: number
  role: string | null
}

export interface DwarfChanged {
  event: 'dwarf_changed'
  seat: number
  why: string
  role: string | null
}

export interface HandsSwapped {
  event: 'hands_swapped'
  seat: number
  target: number
}

export interface HandCard {
  event: 'hand_card'
  seat: number
  card: string | null
}

export interface GoalsHandled {
  event: 'goals_handled'
  seat: number
  cell: Cell
  other: Cell
  swapped: boolean | null
}

export interface CardShown {
  event: 'card_shown'
  seat: number
  why: string
  pile: number
  card: string | null
}

export interface CardKept {
  event: 'card_kept'
  seat: number
  why: string
  discarded: number
  card: string | null
  order: string[] | null
}

export interface WayTurned {
  event: 'way_turned'
  seat: number
  clockwise: boolean
}

export interface PathMoved {
  event: 'path_moved'
  seat: number
  origin: Cell
  cell: Cell
  card: PlacedCard
}

export interface TollPlaced {
  event: 'toll_placed'
  seat: number
  cell: Cell
  guards: Cell
  card: string | null
}

export interface TollAsked {
  event: 'toll_asked'
  seat: number
  target: number
  cell: Cell
}

export interface TollAnswered {
  event: 'toll_answered'
  seat: number
  agreed: boolean
  cell: Cell
}

export interface TollPaid {
  event: 'toll_paid'
  seat: number
  owner: number
  cell: Cell
}

export interface TollGone {
  event: 'toll_gone'
  cell: Cell
}

export interface GoldGained {
  event: 'gold_gained'
  seat: number
  amount: number
  why: string
}

export interface GoldLost {
  event: 'gold_lost'
  seat: number
  amount: number
  why: string
}

export interface GoldOffered {
  event: 'gold_offered'
  seat: number
  count: number
  values: number[] | null
}

export interface GoldTaken {
  event: 'gold_taken'
  seat: number
  left: number
  value: number | null
}

export interface GoldSeen {
  event: 'gold_seen'
  seat: number
  draws: GoldDraw[] | null
}

export interface GoldDraw {
  value: number
  kept: boolean
}

export interface PurseChanged {
  event: 'purse_changed'
  seat: number
  any: boolean
  total: number | null
}

export interface GoalMoved {
  event: 'goal_moved'
  seat: number
  origin: Cell
  cell: Cell
}

export interface CardTaken {
  event: 'card_taken'
  seat: number
  target: number
  card: string | null
}

export interface PileBuried {
  event: 'pile_buried'
  seat: number
  count: number
}

export interface DiscardsShuffled {
  event: 'discards_shuffled'
  seat: number
}

export interface RoundEnded {
  event: 'round_ended'
  ending: string
  finder: number | null
}

export interface DwarfShown {
  event: 'dwarf_shown'
  seat: number | null
  role: string
}

export interface GoalShown {
  event: 'goal_shown'
  cell: Cell
  goal: GoalFace
}

export interface Robbed {
  event: 'robbed'
  seat: number
  victim: number
}

export interface GameEnded {
  event: 'game_ended'
}

export interface PurseShown {
  event: 'purse_shown'
  seat: number
  gold: number
}

export interface CardSet {
  event: 'card_set'
  seat: number | null
  cell: Cell
  card: PlacedCard
}

export interface CardDiscarded {
  event: 'card_discarded'
  card: string
}

export interface TunnelTurned {
  event: 'tunnel_turned'
  seat: number
  cell: Cell
  tunnel: string
}

export interface CardWorked {
  event: 'card_worked'
  seat: number
  card: string
  target: number | null
  cell: Cell | null
  number: number
}

export interface FieldChanged {
  event: 'field_changed'
  field: string
  value: number
  seat: number | null
}

export interface SecretTold {
  event: 'secret_told'
  seat: number
  field: string
  whose: number | null
  value: number | null
}

export interface Asked {
  event: 'asked'
  question: Question
}

export interface Rating {
  rating: number
  half: number
  provisional: boolean
}

export interface TableLine {
  table: string
  phase: 'lobby' | 'over' | 'playing'
  names: string[]
  people: string[]
  seats: number
  taken: number
  modules: string[]
  clock: 'brisk' | 'none' | 'relaxed' | 'slow' | null
  created: number
  rated: boolean
  levels: ('grandmaster' | 'master' | 'novice' | 'random' | 'shrewd' | 'steady')[]
  your_turn: boolean
  round: number | null
  rounds: number
  ended: number | null
  won: boolean | null
  gold: number | null
}

export interface NewTournament {
  name: string
  plan: TournamentPlan
  real: boolean
  modules: string[]
  clock: 'brisk' | 'none' | 'relaxed' | 'slow'
  bot_level: 'grandmaster' | 'master' | 'novice' | 'random' | 'shrewd' | 'steady'
  starts: number | null
  rated: boolean
}

export interface TournamentPlan {
  format: 'duplicate' | 'knockout' | 'league' | 'swiss'
  rounds: number
  least: number
  most: number
  best: number
  scoring: 'gold' | 'points'
  advance: number
}

export interface NewClub {
  name: string
  me: string
  text: string
  door: 'ask' | 'open' | 'shut'
}

export interface ClubMade {
  club: string
}

export interface JoinClub {
  t: 'join_club'
  cid: string
  name: string
}

export interface LeaveClub {
  t: 'leave_club'
  cid: string
}

export interface RenameMember {
  t: 'rename_member'
  cid: string
  name: string
}

export interface ChangeClub {
  t: 'change_club'
  cid: string
  name: string | null
  text: string | null
  door: 'ask' | 'open' | 'shut' | null
}

export interface AdmitMember {
  t: 'admit_member'
  cid: string
  who: string
  admit: boolean
}

export interface RemoveMember {
  t: 'remove_member'
  cid: string
  who: string
}

export interface LetBack {
  t: 'let_back'
  cid: string
  who: string
}

export interface NameHelper {
  t: 'name_helper'
  cid: string
  who: string
  helper: boolean
}

export interface HandOverClub {
  t: 'hand_over_club'
  cid: string
  who: string
}

export interface TakeOverClub {
  t: 'take_over_club'
  cid: string
}

export interface PlanEvening {
  t: 'plan_evening'
  cid: string
  at: number
  tournament: NewTournament
}

export interface CancelEvening {
  t: 'cancel_evening'
  cid: string
  evening: number
}

export interface BeginSeason {
  t: 'begin_season'
  cid: string
  name: string
  best: number | null
}

export interface Weekly {
  weekday: number
  minute: number
  tournament: NewTournament
}

export interface SetWeekly {
  t: 'set_weekly'
  cid: string
  weekly: Weekly | null
}

export interface ClubMember {
  key: string
  name: string
  role: 'helper' | 'member' | 'owner'
  since: number
}

export interface ClubOutsider {
  key: string
  name: string
}

export interface ClubEvening {
  number: number
  season: number
  name: string
  at: number
  tournament: string
  phase: 'over' | 'playing' | 'registration'
  weekly: boolean
  people: number
}

export interface SeasonStanding {
  place: number
  key: string
  name: string
  points: number
  evenings: number
  each: (number | null)[]
  by: string
}

export interface ClubSeason {
  number: number
  name: string
  best: number | null
  evenings: number[]
  standings: SeasonStanding[]
}

export interface ClubRated {
  key: string
  rating: Rating
  games: number
}

export interface ClubBoard {
  kind: string
  members: ClubRated[]
}

export interface ClubTakeover {
  key: string
  at: number
}

export interface Club {
  club: string
  name: string
  text: string
  door: 'ask' | 'open' | 'shut'
  size: number
  you: string | null
  role: 'helper' | 'member' | 'owner' | null
  asked: boolean
  members: ClubMember[]
  asking: ClubOutsider[]
  away: ClubOutsider[]
  tables: TableLine[]
  evenings: ClubEvening[]
  seasons: ClubSeason[]
  leaderboard: ClubBoard[]
  weekly: Weekly | null
  takeover: ClubTakeover | null
  seq: number
}

export interface ClubLine {
  club: string
  name: string
  size: number
  role: 'helper' | 'member' | 'owner'
  next: number | null
  tables: number
}

export interface ClubList {
  clubs: ClubLine[]
}

export interface NewTable {
  name: string
  colour: 'amber' | 'ash' | 'blue' | 'lime' | 'mint' | 'navy' | 'pine' | 'pink' | 'rust' | 'snow' | 'violet' | 'wine' | null
  face: 'badger' | 'bat' | 'bear' | 'canary' | 'fox' | 'goat' | 'hedgehog' | 'mole' | 'owl' | 'rat' | 'snail' | 'toad' | null
  preset: string | null
  setup: TableSetup
  options: TableOptions
  bots: boolean
  start: boolean
  lesson: boolean
  teaches: string | null
  club: string | null
}

export interface TableSetup {
  seats: number
  modules: string[]
  options: Record<string, string>
}

export interface TableOptions {
  private: boolean
  clock: 'brisk' | 'none' | 'relaxed' | 'slow' | null
  bot_level: 'grandmaster' | 'master' | 'novice' | 'random' | 'shrewd' | 'steady'
  bot_speed: 'fast' | 'normal' | 'slow'
  bot_style: 'bold' | 'careful' | 'chance' | 'cunning' | 'plain'
  bot_company: 'adaptive' | 'around' | 'level'
  chat: boolean
  spectators: boolean
  veto_seconds: number | null
  breaks: boolean | null
  vote: boolean | null
  shared_device: boolean
  rated: boolean
}

export interface KnownPerson {
  key: string
  name: string
  colour: 'amber' | 'ash' | 'blue' | 'lime' | 'mint' | 'navy' | 'pine' | 'pink' | 'rust' | 'snow' | 'violet' | 'wine' | null
  face: 'badger' | 'bat' | 'bear' | 'canary' | 'fox' | 'goat' | 'hedgehog' | 'mole' | 'owl' | 'rat' | 'snail' | 'toad' | null
  times: number
  latest: number
  liked: boolean
  blocked: boolean
  here: boolean
}

export interface Invited {
  key: string
  by: string
  name: string
  table: string
  rematch: boolean
  at: number
}

export interface Company {
  people: KnownPerson[]
  shown: 'known' | 'liked' | 'nobody'
  invitations: Invited[]
}

export interface Invitations {
  invitations: Invited[]
}

export interface ShowMyself {
  shown: 'known' | 'liked' | 'nobody'
}

export interface ChangeKnown {
  liked: boolean | null
  blocked: boolean | null
}

export interface InviteKnown {
  table: string
  people: string[]
}

export interface PlayAgain {
  table: NewTable
  people: string[]
}

export interface SeatedPerson {
  seat: number
  person: KnownPerson
}

export interface SeatedPeople {
  people: SeatedPerson[]
}

export interface DailyAnnounced {
  day: string
  plan: string
  modules: string[]
  seats: number
  begins: number
  ends: number
  opens: number
  commitment: string
  drawn: number
  players: number
}

export interface DailyPast {
  day: string
  plan: string
  modules: string[]
  players: number
  score: number | null
  seed: string | null
  commitment: string
}

export interface Daily {
  now: number
  today: DailyAnnounced
  tomorrow: DailyAnnounced | null
  status: 'begun' | 'done' | 'judging' | 'new'
  table: string | null
  score: number | null
  streak: number
  longest: number
  past: DailyPast[]
}

export interface PlayDaily {
  name: string
  colour: 'amber' | 'ash' | 'blue' | 'lime' | 'mint' | 'navy' | 'pine' | 'pink' | 'rust' | 'snow' | 'violet' | 'wine' | null
  face: 'badger' | 'bat' | 'bear' | 'canary' | 'fox' | 'goat' | 'hedgehog' | 'mole' | 'owl' | 'rat' | 'snail' | 'toad' | null
}

export interface DailyMade {
  table: string
}

export interface DailyChoice {
  step: number
  action: AnyAction
  points: number
  better: AnyAction | null
}

export interface DailyTaken {
  action: AnyAction
  share: number
  points: number
}

export interface DailyFork {
  step: number
  action: AnyAction
  stood: number
  taken: DailyTaken[]
}

export interface DailyPlace {
  place: number
  name: string
  score: number
  me: boolean
}

export interface DailyBest {
  actions: AnyAction[]
  won: boolean
  gold: number
  score: number
}

export interface DailyResult {
  day: string
  plan: string
  seat: number
  names: string[]
  status: 'begun' | 'done' | 'judging' | 'new'
  table: string | null
  score: number | null
  late: boolean
  won: boolean
  gold: number
  signs: string
  choices: DailyChoice[]
  best: DailyBest | null
  forks: DailyFork[]
  places: DailyPlace[]
  players: number
  seed: string | null
  commitment: string
}

export interface TalkLine {
  seq: number
  at: number
  seat: number
  name: string
  claim: AnyClaim | null
  text: string | null
  step: number
  round: number
}

export interface GoalIs {
  say: 'goal_is'
  cell: Cell
  kind: 'dragon' | 'sack' | 'spider' | 'stone' | 'treasure'
}

export interface GoalIsNot {
  say: 'goal_is_not'
  cell: Cell
  kind: 'dragon' | 'sack' | 'spider' | 'stone' | 'treasure'
}

export interface ChestHolds {
  say: 'chest_holds'
  cell: Cell
  chest: number
}

export interface Suspect {
  say: 'suspect'
  seat: number
  role: 'blue' | 'boss' | 'digger' | 'geologist' | 'greedy' | 'green' | 'profiteer' | 'saboteur'
}

export interface Trust {
  say: 'trust'
  seat: number
}

export interface IAm {
  say: 'i_am'
  role: 'blue' | 'boss' | 'digger' | 'geologist' | 'greedy' | 'green' | 'profiteer' | 'saboteur'
}

export interface PleaseMend {
  say: 'please_mend'
  seat: number
  tool: 'cart' | 'lantern' | 'pick'
}

export interface PleaseFree {
  say: 'please_free'
  seat: number
}

export interface PleaseBreak {
  say: 'please_break'
  seat: number
}

export interface PleaseRead {
  say: 'please_read'
  cell: Cell
}

export interface PleaseDig {
  say: 'please_dig'
  cell: Cell
}

export interface WhyThat {
  say: 'why_that'
  seat: number
}

export interface Feel {
  say: 'feel'
  feeling: 'angry' | 'doubt' | 'good_luck' | 'hello' | 'laugh' | 'no' | 'sorry' | 'surprise' | 'thanks' | 'wait' | 'well_played' | 'yes'
  to: number | null
}

export interface RecordedAction {
  seat: number
  action: AnyAction
}

export interface GameRecord {
  table: string
  seats: number
  modules: string[]
  options: Record<string, string>
  seed: string
  commitment: string
  names: string[]
  bots: boolean[]
  actions: RecordedAction[]
  talk: TalkLine[]
  votes: RecordedVote[]
  result: Result
  digest: string
  thoughts: Thought[]
}

export interface RecordedVote {
  round: number
  step: number
  at: (number | null)[]
}

export interface Result {
  gold: number[]
  winners: number[]
  rounds: RoundResult[]
}

export interface Thought {
  step: number
  seat: number
  level: string
  role: string
  reason: Reason
}

export interface Reason {
  ground: 'am_trapped' | 'at_random' | 'better_as_other' | 'changes_little' | 'chest_unknown' | 'dig_again' | 'digs_for_me' | 'farther' | 'for_ally' | 'for_either' | 'for_enemy' | 'goal_farther' | 'goals_otherwise' | 'goals_well' | 'gold_to_steal' | 'harms_me' | 'in_discards' | 'learned' | 'likeliest' | 'looks_richest' | 'may_be_played' | 'module_says' | 'most_gold' | 'most_useful' | 'nearer' | 'needs_least' | 'no_coin' | 'no_difference' | 'no_second_path' | 'no_way_there' | 'only_option' | 'other_neighbour' | 'own_rules' | 'own_theft' | 'own_tool' | 'path_of_use' | 'poor_hand' | 'reaches_goal' | 'searched' | 'seat_unknown' | 'seems_honest' | 'side_loses' | 'spare_cards' | 'thief_waits' | 'toll_earns' | 'too_early' | 'treasure_unknown' | 'two_paths' | 'way_guarded'
  far: number | null
  beliefs: Belief[]
  compared: Compared[]
}

export interface Belief {
  seat: number
  roles: Record<string, number>
}

export interface Compared {
  action: AnyAction
  worth: number
  ground: 'am_trapped' | 'at_random' | 'better_as_other' | 'changes_little' | 'chest_unknown' | 'dig_again' | 'digs_for_me' | 'farther' | 'for_ally' | 'for_either' | 'for_enemy' | 'goal_farther' | 'goals_otherwise' | 'goals_well' | 'gold_to_steal' | 'harms_me' | 'in_discards' | 'learned' | 'likeliest' | 'looks_richest' | 'may_be_played' | 'module_says' | 'most_gold' | 'most_useful' | 'nearer' | 'needs_least' | 'no_coin' | 'no_difference' | 'no_second_path' | 'no_way_there' | 'only_option' | 'other_neighbour' | 'own_rules' | 'own_theft' | 'own_tool' | 'path_of_use' | 'poor_hand' | 'reaches_goal' | 'searched' | 'seat_unknown' | 'seems_honest' | 'side_loses' | 'spare_cards' | 'thief_waits' | 'toll_earns' | 'too_early' | 'treasure_unknown' | 'two_paths' | 'way_guarded'
}

export interface ReplayStep {
  action: RecordedAction | null
  events: AnyEvent[]
  view: View | null
  own: Own[]
  goals: GoalView[]
  thought: Thought | null
}

export interface Replay {
  eyes: string
  names: string[]
  bots: boolean[]
  starts: number[]
  talk: TalkLine[]
  votes: RecordedVote[]
  first: number
  total: number
  steps: ReplayStep[]
}

export interface RoleGuess {
  seat: number
  role: 'blue' | 'boss' | 'digger' | 'geologist' | 'greedy' | 'green' | 'profiteer' | 'saboteur'
}

export interface LockGuesses {
  round: number
  guesses: RoleGuess[]
}

export interface LockedGuesses {
  round: number
  turn: number | null
  guesses: RoleGuess[]
}

export interface ScoredGuess {
  seat: number
  role: 'blue' | 'boss' | 'digger' | 'geologist' | 'greedy' | 'green' | 'profiteer' | 'saboteur'
  right: boolean
}

export interface ScoredGuesses {
  seat: number
  turn: number
  guesses: ScoredGuess[]
  right: number
  chance: number
}

export interface JudgedClaim {
  seat: number
  claim: AnyClaim
  right: boolean
  knew: boolean
}

export interface MarksRight {
  right: number
  all: number
}

export interface CastVote {
  seat: number
  at: number
  right: boolean
}

export interface RoundStory {
  round: number
  ending: string
  finder: number | null
  roles: string[]
  goals: GoalView[]
  found: AnyEvent[]
  payout: AnyEvent[]
  secret_gold: boolean
  claims: JudgedClaim[]
  guesses: ScoredGuesses[]
  votes: CastVote[]
  marks: MarksRight | null
}

export interface Deed {
  step: number
  round: number
  kind: 'break' | 'free' | 'mend' | 'rob' | 'trap' | 'veto'
  seat: number
  target: number
}

export interface Moment {
  step: number
  round: number
  far: number | null
  nearest: number | null
  suspicion: number[]
}

export interface Story {
  names: string[]
  starts: number[]
  moments: Moment[]
  deeds: Deed[]
  rounds: RoundStory[]
}

export interface JudgedGame {
  analysis: Analysis | null
}

export interface Analysis {
  version: number
  standings: Standing[]
  moves: JudgedMove[]
  swings: Swing[]
  lies: Lie[]
  left_out: string[]
  talk: boolean
}

export interface Standing {
  step: number
  round: number
  chances: SideChance[]
}

export interface SideChance {
  side: 'blue' | 'digger' | 'greedy' | 'green' | 'saboteur'
  chance: number
}

export interface JudgedMove {
  step: number
  seat: number
  cost: number
  better: AnyAction | null
  ground: 'am_trapped' | 'at_random' | 'better_as_other' | 'changes_little' | 'chest_unknown' | 'dig_again' | 'digs_for_me' | 'farther' | 'for_ally' | 'for_either' | 'for_enemy' | 'goal_farther' | 'goals_otherwise' | 'goals_well' | 'gold_to_steal' | 'harms_me' | 'in_discards' | 'learned' | 'likeliest' | 'looks_richest' | 'may_be_played' | 'module_says' | 'most_gold' | 'most_useful' | 'nearer' | 'needs_least' | 'no_coin' | 'no_difference' | 'no_second_path' | 'no_way_there' | 'only_option' | 'other_neighbour' | 'own_rules' | 'own_theft' | 'own_tool' | 'path_of_use' | 'poor_hand' | 'reaches_goal' | 'searched' | 'seat_unknown' | 'seems_honest' | 'side_loses' | 'spare_cards' | 'thief_waits' | 'toll_earns' | 'too_early' | 'treasure_unknown' | 'two_paths' | 'way_guarded' | null
}

export interface Swing {
  step: number
  seat: number
  round: number
  side: 'blue' | 'digger' | 'greedy' | 'green' | 'saboteur'
  before: number
  after: number
}

export interface Lie {
  step: number
  said: Said
  believed: number[]
  followed: number[]
}

export interface Said {
  by: number
  say: string
  seat?: number | null
  cell?: Cell | null
  kind?: string | null
  role?: string | null
  tool?: string | null
  feeling?: string | null
  chest?: number | null
}

export interface Ending {
  winners: number[]
  gold: number[]
  liar: number | null
  nose: number | null
  decided: Swing | null
}

export interface Advice {
  action: AnyAction
  thought: Thought
  notes: CoachNotes
}

export interface CoachNotes {
  goal: Cell | null
  chance: number
  options: OptionNote[]
}

export interface OptionNote {
  tie: boolean
  price: number
  doubt: number
  trusting: number
  doubting: number
}

export interface Tally {
  key: string
  games: number
  won: number
  gold: number
}

export interface Statistics {
  games: number
  won: number
  gold: number
  roles: Tally[]
  modules: Tally[]
  seats: Tally[]
  feats: Tally[]
}

export interface Hello {
  t: 'hello'
  protocol: number
  table: string
  last_seq: number | null
  token: string | null
  watch: boolean
}

export interface Ping {
  t: 'ping'
}

export interface TakeInput {
  t: 'take_input'
}

export interface Intent {
  t: 'Intent'
  cid: string
}

export interface Join {
  t: 'join'
  cid: string
  name: string
  seat: number | null
  program: boolean
  colour: 'amber' | 'ash' | 'blue' | 'lime' | 'mint' | 'navy' | 'pine' | 'pink' | 'rust' | 'snow' | 'violet' | 'wine' | null
  face: 'badger' | 'bat' | 'bear' | 'canary' | 'fox' | 'goat' | 'hedgehog' | 'mole' | 'owl' | 'rat' | 'snail' | 'toad' | null
}

export interface Leave {
  t: 'leave'
  cid: string
}

export interface Rename {
  t: 'rename'
  cid: string
  name: string
}

export interface ChangeLook {
  t: 'change_look'
  cid: string
  colour: 'amber' | 'ash' | 'blue' | 'lime' | 'mint' | 'navy' | 'pine' | 'pink' | 'rust' | 'snow' | 'violet' | 'wine'
  face: 'badger' | 'bat' | 'bear' | 'canary' | 'fox' | 'goat' | 'hedgehog' | 'mole' | 'owl' | 'rat' | 'snail' | 'toad'
}

export interface ChangeSetup {
  t: 'change_setup'
  cid: string
  setup: TableSetup
  options: TableOptions
}

export interface Lock {
  t: 'lock'
  cid: string
  locked: boolean
}

export interface Kick {
  t: 'kick'
  cid: string
  seat: number
}

export interface UndoKick {
  t: 'undo_kick'
  cid: string
}

export interface Reorder {
  t: 'reorder'
  cid: string
  order: number[]
}

export interface SeatBot {
  t: 'seat_bot'
  cid: string
  seat: number
  level: 'grandmaster' | 'master' | 'novice' | 'random' | 'shrewd' | 'steady' | null
  character: string | null
}

export interface FillWithBots {
  t: 'fill'
  cid: string
  level: 'grandmaster' | 'master' | 'novice' | 'random' | 'shrewd' | 'steady' | null
}

export interface Replace {
  t: 'replace'
  cid: string
  seat: number
  level: 'grandmaster' | 'master' | 'novice' | 'random' | 'shrewd' | 'steady' | null
}

export interface Start {
  t: 'start'
  cid: string
}

export interface Pause {
  t: 'pause'
  cid: string
  paused: boolean
}

export interface ChangeSpeed {
  t: 'change_speed'
  cid: string
  speed: 'fast' | 'normal' | 'slow'
}

export interface HandOver {
  t: 'hand_over'
  cid: string
  seat: number
}

export interface Act {
  t: 'act'
  cid: string
  decision: number
  action: AnyAction
}

export interface Why {
  t: 'why'
  cid: string
  decision: number
  action: AnyAction
}

export interface Speak {
  t: 'claim'
  cid: string
  claim: AnyClaim
}

export interface Say {
  t: 'chat'
  cid: string
  text: string
}

export interface Throw {
  t: 'throw'
  cid: string
  thing: 'bread' | 'cheers' | 'light' | 'pebble'
  seat: number | null
}

export interface PointAt {
  t: 'point_at'
  cid: string
  seat: number
}

export interface TakeTime {
  t: 'take_time'
  cid: string
  reading: 'long' | 'longest' | 'usual'
}

export interface SetVoice {
  t: 'set_voice'
  cid: string
  link: string
}

export interface Ready {
  t: 'ready'
  cid: string
}

export interface Back {
  t: 'back'
  cid: string
}

export interface Rematch {
  t: 'rematch'
  cid: string
}

export interface Clocks {
  seats: SeatClock[]
  countdown: Countdown[]
  window: Window | null
}

export interface SeatClock {
  bank: number
  since: number | null
}

export interface Countdown {
  seat: number
  ends: number
}

export interface Window {
  opened: number
  ends: number
}

export interface Lobby {
  table: string
  code: string
  phase: 'lobby' | 'over' | 'playing'
  setup: TableSetup
  options: TableOptions
  seats: LobbySeat[]
  host: number | null
  locked: boolean
  paused: boolean
  commitment: string
  created: number
  interval: Interval | null
  vote: Vote | null
  voice: boolean
  rematch: string | null
  lesson: boolean
  teaches: LessonPlan | null
  counts: boolean
  tournament: string | null
  sealed: boolean
  daily: string | null
}

export interface LobbySeat {
  kind: 'bot' | 'empty' | 'person'
  name: string
  level: 'grandmaster' | 'master' | 'novice' | 'random' | 'shrewd' | 'steady' | null
  character: string | null
  away: 'clock' | 'host' | 'left' | null
  program: boolean
  colour: 'amber' | 'ash' | 'blue' | 'lime' | 'mint' | 'navy' | 'pine' | 'pink' | 'rust' | 'snow' | 'violet' | 'wine' | null
  face: 'badger' | 'bat' | 'bear' | 'canary' | 'fox' | 'goat' | 'hedgehog' | 'mole' | 'owl' | 'rat' | 'snail' | 'toad' | null
  title: string
}

export interface Interval {
  round: number
  waits: number[]
  ready: number[]
  ends: number | null
}

export interface Vote {
  round: number
  open: boolean
  until: number
  at: (number | null)[]
}

export interface LessonPlan {
  key: string
  module: string
  at: number
  steps: LessonStep[]
  look: Record<string, string>
}

export interface LessonStep {
  actions: AnyAction[]
  claims: AnyClaim[]
}

export interface GamePatch {
  decision: number
  options: Choices[]
  view: Changes
  own: Changes | null
  result: Result | null
}

export interface Choices {
  like: Record<string, unknown>
  fields: string[]
  rows: unknown[][]
}

export interface Changes {
  values: Record<string, unknown>
  lists: Record<string, ListChange>
}

export interface ListChange {
  at: number
  gone: number
  items: unknown[]
}

export interface Clash {
  code: string
  sentence: string
  values: Record<string, string | number>
}

export interface GamePart {
  decision: number
  options: AnyAction[]
  view: View
  result: Result | null
}

export interface FromServer {
  t: 'FromServer'
}

export interface Welcome {
  t: 'welcome'
  protocol: number
  table: string
  seq: number
  seat: number | null
  input: boolean
  now: number
  heartbeat: number
}

export interface Snapshot {
  t: 'snapshot'
  seq: number
  seat: number | null
  lobby: Lobby
  clocks: Clocks
  game: GamePart | null
  talk: TalkLine[]
  pad: string
}

export interface Frame {
  t: 'frame'
  seq: number
  at: number
  seat: number | null
  news: AnyNews[]
  events: AnyEvent[]
  said: TalkLine[]
  lobby: Lobby | null
  clocks: Clocks
  game: GamePart | null
  patch: GamePatch | null
  pad: string
}

export interface TableOpened {
  news: 'table_opened'
}

export interface SeatTaken {
  news: 'seat_taken'
  seat: number
  name: string
  bot: boolean
}

export interface SeatLeft {
  news: 'seat_left'
  seat: number
  name: string
  kicked: boolean
}

export interface KickUndone {
  news: 'kick_undone'
  name: string
}

export interface SeatRenamed {
  news: 'seat_renamed'
  seat: number
  name: string
}

export interface SeatsReordered {
  news: 'seats_reordered'
  order: number[]
}

export interface SetupChanged {
  news: 'setup_changed'
}

export interface DoorLocked {
  news: 'door_locked'
  locked: boolean
}

export interface HostChanged {
  news: 'host_changed'
  seat: number | null
}

export interface GameStarted {
  news: 'game_started'
}

export interface GamePaused {
  news: 'game_paused'
  paused: boolean
}

export interface SeatNudged {
  news: 'seat_nudged'
  seat: number
}

export interface BotTookOver {
  news: 'bot_took_over'
  seat: number
  why: 'clock' | 'host' | 'left'
}

export interface SeatBack {
  news: 'seat_back'
  seat: number
}

export interface SeatReplaced {
  news: 'seat_replaced'
  seat: number
  name: string
}

export interface SeatMoved {
  news: 'seat_moved'
  seat: number
}

export interface ServerRestarted {
  news: 'server_restarted'
}

export interface VoteOpened {
  news: 'vote_opened'
  round: number
}

export interface VotesShown {
  news: 'votes_shown'
  round: number
  at: (number | null)[]
}

export interface RematchOpened {
  news: 'rematch_opened'
  table: string
}

export interface TableClosed {
  news: 'table_closed'
}

export interface Ok {
  t: 'ok'
  cid: string
  seq: number
}

export interface No {
  t: 'no'
  cid: string | null
  code: string
  sentence: string
  seq: number
  values: Record<string, string | number>
  clashes: Clash[]
}

export interface Presence {
  t: 'presence'
  online: boolean[]
  spectators: number
}

export interface Thrown {
  t: 'thrown'
  by: number | null
  thing: 'bread' | 'cheers' | 'light' | 'pebble'
  seat: number | null
  seq: number
}

export interface Input {
  t: 'input'
  yours: boolean
}

export interface Restart {
  t: 'restart'
  retry_after: number
}

export interface Notice {
  t: 'notice'
  text: string
}

export interface Pong {
  t: 'pong'
  now: number
}

export interface Bye {
  t: 'bye'
  code: string
  sentence: string
  resume: boolean
}

export interface Look {
  colour: 'amber' | 'ash' | 'blue' | 'lime' | 'mint' | 'navy' | 'pine' | 'pink' | 'rust' | 'snow' | 'violet' | 'wine' | null
  face: 'badger' | 'bat' | 'bear' | 'canary' | 'fox' | 'goat' | 'hedgehog' | 'mole' | 'owl' | 'rat' | 'snail' | 'toad' | null
}

export interface PasskeyLine {
  key: string
  label: string
  created: number
  used: number | null
}

export interface DeviceLine {
  created: number
  here: boolean
}

export interface Keys {
  phrase: number | null
  passkeys: PasskeyLine[]
  devices: DeviceLine[]
  passkeys_here: boolean
}

export interface PhraseMade {
  words: string[]
}

export interface PasskeyOptions {
  options: string
}

export interface NewPasskey {
  credential: string
  label: string
}

export interface PhraseGiven {
  phrase: string
  here: 'bring' | 'delete' | null
  program: boolean
}

export interface PasskeyGiven {
  credential: string
  here: 'bring' | 'delete' | null
}

export interface CameBack {
  token: string | null
  scopes: ('play' | 'watch')[]
  name: string
}

export interface MatchWish {
  preset: string | null
  seats: number | null
  clock: 'brisk' | 'relaxed' | 'slow' | null
  bots_after: number | null
  rated: boolean
  call: boolean
}

export interface MatchRequest {
  name: string
  wish: MatchWish
}

export interface Matching {
  waiting: boolean
  people: number
  table: string | null
  since: number | null
  expected: number | null
  again: number
  wish: MatchWish | null
}

export interface News {
  news: 'News'
}

export interface NewReport {
  seat: number
  text: string
}

export interface Reported {
  reported: boolean
}

export interface OwnMutes {
  seats: number[]
}

export interface DeviceMade {
  token: string | null
  scopes: ('play' | 'watch')[]
}

export interface NewDevice {
  program: boolean
  scopes: ('play' | 'watch')[]
}

export interface Me {
  known: boolean
  name: string
  colour: 'amber' | 'ash' | 'blue' | 'lime' | 'mint' | 'navy' | 'pine' | 'pink' | 'rust' | 'snow' | 'violet' | 'wine' | null
  face: 'badger' | 'bat' | 'bear' | 'canary' | 'fox' | 'goat' | 'hedgehog' | 'mole' | 'owl' | 'rat' | 'snail' | 'toad' | null
}

export interface MoveCode {
  key: string
  expires: number
}

export interface MoveKey {
  key: string
}

export interface Moved {
  seat: number
}

export interface Guess {
  seat: number
  role: 'blue' | 'boss' | 'digger' | 'geologist' | 'greedy' | 'green' | 'profiteer' | 'saboteur' | null
  mark: 'suspected' | 'trusted' | 'unsure' | null
}

export interface Notebook {
  text: string
  guesses: Guess[]
}

export interface Notify {
  webhook: string
}

export interface ContactInfo {
  email: string
  pushes: number
  sends_email: boolean
  push_key: string
  daily: number | null
}

export interface DailyWord {
  hour: number | null
}

export interface Email {
  email: string
  language: string
}

export interface EmailCode {
  email: string
  code: string
}

export interface Speaks {
  language: string
}

export interface PushKeys {
  p256dh: string
  auth: string
}

export interface PushSubscription {
  endpoint: string
  keys: PushKeys
}

export interface Titles {
  earned: string[]
  others: string[]
  worn: string
}

export interface WearTitle {
  title: string
}

export interface PuzzleLine {
  id: string
  kind: 'lie' | 'move' | 'who'
  rating: number
  themes: string[]
  solved: boolean | null
}

export interface PuzzleStanding {
  rating: number
  tries: number
  solved: number
  solver: number | null
  counted: boolean
}

export interface Puzzles {
  puzzles: PuzzleLine[]
  solver: number | null
  tries: number
}

export interface PuzzleChoice {
  action: AnyAction | null
  seats: number[]
  talk: number | null
}

export interface PuzzleAsked {
  id: string
  kind: 'lie' | 'move' | 'who'
  seat: number
  count: number
  view: View
  story: Replay
  choices: PuzzleChoice[]
}

export interface PuzzleHint {
  wrong: number[]
  step: number | null
}

export interface PuzzleAnswer {
  choice: number
  hinted: boolean
}

export interface PuzzleWorth {
  behind: number
  ground: 'am_trapped' | 'at_random' | 'better_as_other' | 'changes_little' | 'chest_unknown' | 'dig_again' | 'digs_for_me' | 'farther' | 'for_ally' | 'for_either' | 'for_enemy' | 'goal_farther' | 'goals_otherwise' | 'goals_well' | 'gold_to_steal' | 'harms_me' | 'in_discards' | 'learned' | 'likeliest' | 'looks_richest' | 'may_be_played' | 'module_says' | 'most_gold' | 'most_useful' | 'nearer' | 'needs_least' | 'no_coin' | 'no_difference' | 'no_second_path' | 'no_way_there' | 'only_option' | 'other_neighbour' | 'own_rules' | 'own_theft' | 'own_tool' | 'path_of_use' | 'poor_hand' | 'reaches_goal' | 'searched' | 'seat_unknown' | 'seems_honest' | 'side_loses' | 'spare_cards' | 'thief_waits' | 'toll_earns' | 'too_early' | 'treasure_unknown' | 'two_paths' | 'way_guarded' | null
}

export interface PuzzleTelling {
  step: number
  seat: number
  times: number
}

export interface PuzzleSolution {
  right: boolean
  answers: number[]
  worths: PuzzleWorth[]
  telling: PuzzleTelling[]
  certain: boolean
  alone: boolean
  themes: string[]
  standing: PuzzleStanding
}

export interface PlayPuzzle {
  name: string
}

export interface RatedName {
  name: string
  rating: Rating
  sides: Record<string, Rating>
  games: number
  bot: boolean
}

export interface Leaderboard {
  kind: string
  people: RatedName[]
}

export interface Leaderboards {
  boards: Leaderboard[]
}

export interface RatedAfter {
  table: string
  ended: number
  rating: number
  half: number
}

export interface OwnRating {
  kind: string
  rating: Rating
  sides: Record<string, Rating>
  games: number
  history: RatedAfter[]
}

export interface OwnRatings {
  ratings: OwnRating[]
}

export interface Problem {
  code: string
  sentence: string
  values: Record<string, string | number>
  clashes: Clash[]
}

export interface PlayOn {
  name: string
  step: number
  seat: number
}

export interface TableMade {
  table: string
  code: string
  seat: number
}

export interface Invite {
  origin: string
}

export interface VoiceLink {
  link: string
}

export interface TableFound {
  table: string
}

export interface TableList {
  tables: TableLine[]
}

export interface CatalogueOption {
  key: string
  values: string[]
  line: string
  free: string
}

export interface CatalogueCard {
  name: string
  targets: string[]
  symbol: string
  drawing: string
}

export interface CatalogueModule {
  key: string
  group: string
  line: string
  min_seats: number
  max_seats: number
  foundations: string[]
  clashes: string[]
  options: CatalogueOption[]
  package: string
  cards: CatalogueCard[]
  words: Record<string, string>
  lessons: string[]
}

export interface Balance {
  seats: number
  found: number
  within: number
}

export interface CataloguePreset {
  key: string
  modules: string[]
  options: Record<string, string>
  min_seats: number
  max_seats: number
  party: boolean
  balance: Balance[]
}

export interface CatalogueCharacter {
  key: string
  name: string
  level: 'grandmaster' | 'master' | 'novice' | 'random' | 'shrewd' | 'steady'
  style: 'bold' | 'careful' | 'chance' | 'cunning' | 'plain'
  temper: string[]
  talk: string
  face: 'badger' | 'bat' | 'bear' | 'canary' | 'fox' | 'goat' | 'hedgehog' | 'mole' | 'owl' | 'rat' | 'snail' | 'toad'
  colour: 'amber' | 'ash' | 'blue' | 'lime' | 'mint' | 'navy' | 'pine' | 'pink' | 'rust' | 'snow' | 'violet' | 'wine'
}

export interface Catalogue {
  modules: CatalogueModule[]
  options: CatalogueOption[]
  presets: CataloguePreset[]
  levels: ('grandmaster' | 'master' | 'novice' | 'random' | 'shrewd' | 'steady')[]
  styles: ('bold' | 'careful' | 'chance' | 'cunning' | 'plain')[]
  companies: ('adaptive' | 'around' | 'level')[]
  characters: CatalogueCharacter[]
  clocks: ('brisk' | 'none' | 'relaxed' | 'slow')[]
  speeds: ('fast' | 'normal' | 'slow')[]
  colours: ('amber' | 'ash' | 'blue' | 'lime' | 'mint' | 'navy' | 'pine' | 'pink' | 'rust' | 'snow' | 'violet' | 'wine')[]
  faces: ('badger' | 'bat' | 'bear' | 'canary' | 'fox' | 'goat' | 'hedgehog' | 'mole' | 'owl' | 'rat' | 'snail' | 'toad')[]
}

export interface SetupCheck {
  playable: boolean
  clashes: Clash[]
  setup: TableSetup
}

export interface Claim {
  say: 'Claim'
}

export interface TournamentMade {
  tournament: string
}

export interface Register {
  t: 'register'
  cid: string
  name: string
}

export interface CheckIn {
  t: 'check_in'
  cid: string
  who: string | null
}

export interface Withdraw {
  t: 'withdraw'
  cid: string
  who: string | null
}

export interface Readmit {
  t: 'readmit'
  cid: string
  who: string
}

export interface AddEntrant {
  t: 'add_entrant'
  cid: string
  name: string
  bot: 'grandmaster' | 'master' | 'novice' | 'random' | 'shrewd' | 'steady' | null
}

export interface PairRound {
  t: 'pair_round'
  cid: string
  round: number
}

export interface EnterResult {
  t: 'enter_result'
  cid: string
  round: number
  table: number
  gold: number[]
  seen: number | null
  note: string
}

export interface PauseTournament {
  t: 'pause_tournament'
  cid: string
  paused: boolean
}

export interface NameDeputy {
  t: 'name_deputy'
  cid: string
  who: string
  deputy: boolean
}

export interface FinishTournament {
  t: 'finish_tournament'
  cid: string
}

export interface TournamentEntrant {
  key: string
  name: string
  here: boolean
  joined: number
  left: number | null
  bot: 'grandmaster' | 'master' | 'novice' | 'random' | 'shrewd' | 'steady' | null
  deputy: boolean
}

export interface TournamentTable {
  number: number
  seats: string[]
  gold: number[] | null
  results: number
  table: string | null
}

export interface TournamentRound {
  number: number
  tables: TournamentTable[]
  byes: string[]
  meetings: number
  bound: number
  deal: string | null
}

export interface TournamentStanding {
  place: number
  key: string
  score: number
  played: number
  byes: number
  gold: number
  wins: number
  by: string
  scores: (number | null)[]
}

export interface TournamentTrace {
  at: number
  round: number
  table: number
  before: number[] | null
  after: number[]
  note: string
}

export interface TournamentNews {
  t: 'tournament_news'
  seq: number
  within: number
}

export interface Tournament {
  tournament: string
  name: string
  phase: 'over' | 'playing' | 'registration'
  paused: boolean
  real: boolean
  rated: boolean
  clock: 'brisk' | 'none' | 'relaxed' | 'slow'
  plan: TournamentPlan
  commitment: string
  seed: string | null
  entrants: TournamentEntrant[]
  rounds: TournamentRound[]
  standings: TournamentStanding[]
  trace: TournamentTrace[]
  you: string | null
  organiser: boolean
  starts: number | null
  closed: boolean
  club: string | null
  seq: number
}

export type AnyAction =
  | LayPath
  | BreakTool
  | MendTool
  | DropRocks
  | ReadMap
  | Pass
  | DropFront
  | PlaceToll
  | AskToll
  | PlayTheft
  | HandsOff
  | Trap
  | Free
  | Inspect
  | SwapHats
  | SwapHands
  | HandleGoals
  | SearchTrove
  | TurnAbout
  | CallSpecialist
  | MakeDetour
  | PlayVeto
  | Allow
  | OpenReached
  | ChooseRotation
  | PickGold
  | SwapGoals
  | KeepCard
  | Rob
  | TakeCard
  | LookAtDwarf
  | MoveGoal
  | AnswerToll
  | FinishTurn
  | PlayCard
  | Choose

export type AnyEvent =
  | RoundStarted
  | DwarfDealt
  | CardDrawn
  | TurnStarted
  | CardPlayed
  | VetoAsked
  | CardVetoed
  | PathLaid
  | GoalTurned
  | ChestOpened
  | LargeReached
  | ToolBroken
  | ToolMended
  | RockFell
  | MapRead
  | Passed
  | FrontDropped
  | FrontLaid
  | FrontRemoved
  | DwarfInspected
  | DwarfChanged
  | HandsSwapped
  | HandCard
  | GoalsHandled
  | CardShown
  | CardKept
  | WayTurned
  | PathMoved
  | TollPlaced
  | TollAsked
  | TollAnswered
  | TollPaid
  | TollGone
  | GoldGained
  | GoldLost
  | GoldOffered
  | GoldTaken
  | GoldSeen
  | PurseChanged
  | GoalMoved
  | CardTaken
  | PileBuried
  | DiscardsShuffled
  | RoundEnded
  | DwarfShown
  | GoalShown
  | Robbed
  | GameEnded
  | PurseShown
  | CardSet
  | CardDiscarded
  | TunnelTurned
  | CardWorked
  | FieldChanged
  | SecretTold
  | Asked

export type AnyNews =
  | TableOpened
  | SeatTaken
  | SeatLeft
  | KickUndone
  | SeatRenamed
  | SeatsReordered
  | SetupChanged
  | DoorLocked
  | HostChanged
  | GameStarted
  | GamePaused
  | SeatNudged
  | BotTookOver
  | SeatBack
  | SeatReplaced
  | SeatMoved
  | ServerRestarted
  | VoteOpened
  | VotesShown
  | RematchOpened
  | TableClosed

export type AnyClaim =
  | GoalIs
  | GoalIsNot
  | ChestHolds
  | Suspect
  | Trust
  | IAm
  | PleaseMend
  | PleaseFree
  | PleaseBreak
  | PleaseRead
  | PleaseDig
  | WhyThat
  | Feel

export type AnyIntent =
  | Join
  | Leave
  | Rename
  | ChangeLook
  | ChangeSetup
  | ChangeSpeed
  | Lock
  | Kick
  | UndoKick
  | Reorder
  | SeatBot
  | FillWithBots
  | Replace
  | Start
  | Pause
  | HandOver
  | Act
  | Why
  | Speak
  | Say
  | Throw
  | PointAt
  | TakeTime
  | SetVoice
  | Ready
  | Back
  | Rematch

export type ServerMessage =
  | Welcome
  | Snapshot
  | Frame
  | Ok
  | No
  | Presence
  | Thrown
  | Input
  | Restart
  | Notice
  | Pong
  | Bye

export type ClientMessage =
  | Hello
  | Ping
  | TakeInput
  | Join
  | Leave
  | Rename
  | ChangeLook
  | ChangeSetup
  | ChangeSpeed
  | Lock
  | Kick
  | UndoKick
  | Reorder
  | SeatBot
  | FillWithBots
  | Replace
  | Start
  | Pause
  | HandOver
  | Act
  | Why
  | Speak
  | Say
  | Throw
  | PointAt
  | TakeTime
  | SetVoice
  | Ready
  | Back
  | Rematch

export const ROLES = [
  'digger',
  'saboteur',
  'greedy',
  'blue',
  'green',
  'boss',
  'profiteer',
  'geologist',
] as const

export const FRONTS = [
  'pick',
  'lantern',
  'cart',
  'theft',
  'trapped',
] as const

export const TOOLS = [
  'pick',
  'lantern',
  'cart',
] as const

export const GOALS = [
  'treasure',
  'stone',
  'sack',
  'dragon',
  'spider',
] as const

export const ENDINGS = [
  'treasure',
  'hands_empty',
  'all_passed',
  'spider',
] as const

export const QUESTIONS = [
  'take_turn',
  'veto_window',
  'choose_reached',
  'choose_rotation',
  'pick_gold',
  'swap_goals',
  'keep_card',
  'rob',
  'take_card',
  'inspect_dwarf',
  'move_goal',
  'pay_toll',
  'lay_path',
] as const

export const WHY = [
  'trove',
  'draw_three',
  'dig_discards',
  'hat_swap',
  'wardrobe',
  'tunnel_party',
  'sack',
  'dragon',
  'chest',
  'win',
  'crystals',
  'toll',
  'start',
] as const

export const CARDS = [
  'NS',
  'EW',
  'NE',
  'NW',
  'NES',
  'NEW',
  'NESW',
  'N',
  'E',
  'N|S',
  'E|W',
  'N|E',
  'N|W',
  'N|E|S',
  'N|E|W',
  'N|E|S|W',
  'NS+blue',
  'EW+blue',
  'NE+blue',
  'EW+green',
  'NW+green',
  'NS|E+green',
  'N+ladder',
  'E+ladder',
  'NE+ladder',
  'NW+ladder',
  'NS|EW',
  'NW|ES',
  'NE|SW',
  'NESW+crystal',
  'NES+crystal',
  'NEW+crystal',
  'NES|W+crystal',
  'NEW|S+crystal',
  'EW|N+crystal',
  'N+crystal',
  'E+crystal',
  'NS|E',
  'NS|E|W',
  'EW|N|S',
  'NW|S',
  'NE|S',
  'NESW+ladder',
  'break_pick',
  'break_lantern',
  'break_cart',
  'fix_pick',
  'fix_lantern',
  'fix_cart',
  'fix_pick_lantern',
  'fix_pick_cart',
  'fix_lantern_cart',
  'rockfall',
  'map',
  'theft',
  'hands_off',
  'trapped',
  'freed',
  'inspection',
  'hat_swap',
  'hand_swap',
  'goal_swap',
  'trove',
  'veto',
  'turnabout',
  'master_craftsman',
  'path_specialist',
  'detour',
] as const

export const GROUNDS = [
  'am_trapped',
  'at_random',
  'better_as_other',
  'changes_little',
  'chest_unknown',
  'dig_again',
  'digs_for_me',
  'farther',
  'for_ally',
  'for_either',
  'for_enemy',
  'goal_farther',
  'goals_otherwise',
  'goals_well',
  'gold_to_steal',
  'harms_me',
  'in_discards',
  'learned',
  'likeliest',
  'looks_richest',
  'may_be_played',
  'module_says',
  'most_gold',
  'most_useful',
  'nearer',
  'needs_least',
  'no_coin',
  'no_difference',
  'no_second_path',
  'no_way_there',
  'only_option',
  'other_neighbour',
  'own_rules',
  'own_theft',
  'own_tool',
  'path_of_use',
  'poor_hand',
  'reaches_goal',
  'searched',
  'seat_unknown',
  'seems_honest',
  'side_loses',
  'spare_cards',
  'thief_waits',
  'toll_earns',
  'too_early',
  'treasure_unknown',
  'two_paths',
  'way_guarded',
] as const

export const MODULES = [
  'base',
  'saboteur2',
  'greedy_dwarf',
  'goal_swap',
  'trove',
  'veto',
  'turnabout',
  'master_craftsman',
  'path_specialist',
  'detour',
  'toll',
  'wardrobe',
  'tunnel_party',
  'new_goals',
  'chests',
  'sabotaged_dwarf',
  'tournament',
] as const

export const OPTIONS = [
  'first_seat',
  'rounds',
  'next_starter',
  'self_sabotage',
  'reached_goals',
  'must_connect',
  'round_end',
  'treasure_always_out',
  'chest_layout',
] as const
