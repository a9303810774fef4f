// Sentences for what can be done and what happened. The subject's name always stands first, outside the sentence.
import { cardKey, isPath, sidesOf } from '../stage/cards'
import { has, list, t } from './i18n.svelte'
import { botName } from './bots'
import type { AnyAction, AnyClaim, AnyEvent, AnyNews, Cell, GoalFace, LobbySeat } from '../net/wire'
import { cellPlace, goalObject, goalPlace, hiddenObject, hiddenPlace, reachedPlace } from './places'
import { spokenPath, spokenSides } from './spoken'

export type Names = (seat: number) => string

const key = (word: string): string => word.replaceAll('_', '-')

export function namesOf(seats: LobbySeat[] | undefined): Names {
  return (seat) => {
    const who = seats?.[seat]
    return (who?.kind === 'bot' ? botName(who.name) : who?.name) || t('seat-number', { number: seat + 1 })
  }
}

export function cardName(card: string): string {
  return isPath(card) ? `${t(cardKey(card))} ${sidesOf(card, false)}` : t(cardKey(card))
}

export function roleName(role: string): string {
  return t(`role-${role}`)
}

/** A role inside a sentence: "Anna was a saboteur". */
export function saidRole(role: string): string {
  return t(`said-role-${role}`)
}

export function goalName(face: GoalFace): string {
  return face.gold ? `${t(`goal-${face.kind}`)} (${t('gold-amount', { gold: face.gold })})` : t(`goal-${face.kind}`)
}

/** A goal inside a sentence: "the top goal is the treasure". */
export function saidGoal(face: GoalFace): string {
  return t(`said-goal-${face.kind}`, { gold: face.gold })
}

/** The kind of a goal inside a sentence, where the amount of gold is not said. */
function saidKind(kind: string): string {
  return t(kind === 'sack' ? 'said-goal-any-sack' : `said-goal-${kind}`)
}

export function frontName(front: string): string {
  return t(['theft', 'trapped'].includes(front) ? `card-${front}` : `card-break-${front}`)
}

export function chestName(number: number): string {
  return t(`chest-${number}`)
}

/** What an option would do, for the confirmation and, with cards named for ears, for screen readers. */
export function actionText(action: AnyAction, names: Names, call = cardName): string {
  const cell = 'cell' in action && action.cell ? cellPlace(action.cell) : ''
  const seat = 'seat' in action && action.seat !== null ? names(action.seat) : ''
  switch (action.do) {
    case 'lay':
    case 'detour': {
      const text = t(action.do === 'lay' ? 'act-lay' : 'act-detour', { cell })
      const turned = action.turned ? ` · ${t('act-turned')}` : ''
      const payer = action.payer === null ? '' : ` · ${t('act-payer', { name: names(action.payer) })}`
      return text + turned + payer
    }
    case 'break':
    case 'fix':
      return t('act-on', { card: t(action.do === 'break' ? `card-break-${action.tool}` : `card-fix-${action.tool}`), on: seat })
    case 'pass':
      return t('act-pass', { cards: list(action.cards.map(call)) })
    case 'drop':
      return t('act-drop', { front: frontName(action.front), cards: list(action.cards.map(call)) })
    case 'toll':
      return t('act-toll', { cell: cellPlace(beyond(action.cell, action.side)) })
    case 'ask':
      return t('act-ask', { name: seat, cell })
    case 'goal_swap':
      return t('act-goal-swap', { cell: goalObject(action.cell), other: goalObject(action.other) })
    case 'rotate':
      return t(action.turned ? 'act-rotate-turned' : 'act-rotate-straight')
    case 'gold':
      return t('act-gold', { value: action.value })
    case 'swap':
      return t(action.swapped ? 'act-swap' : 'act-leave')
    case 'keep':
      return action.discards.length === 2
        ? t('act-keep-order', { card: call(action.card), first: call(action.discards[0]!), second: call(action.discards[1]!) })
        : t('act-keep', { card: call(action.card) })
    case 'pay':
      return t(action.pay ? 'act-pay' : 'act-refuse')
    case 'rockfall':
      return t('act-on', { card: t('card-rockfall'), on: cell })
    case 'map':
      return t('act-on', { card: t('card-map'), on: hiddenPlace(action.cell) })
    case 'open':
      return t('act-open', { cell: reachedPlace(action.cell) })
    case 'move':
      return t('act-move', { cell: goalObject(action.cell) })
    case 'rob':
    case 'take':
    case 'look':
      return t(`act-${action.do}`, { name: seat })
    case 'allow':
    case 'veto':
    case 'done':
      return t(`act-${action.do}`)
    case 'hands_off':
    case 'trapped':
    case 'freed':
    case 'inspection':
    case 'hat_swap':
    case 'hand_swap':
      return t('act-on', { card: t(`card-${key(action.do)}`), on: seat })
    case 'play': {
      const other = action.other ? cellPlace(action.other) : ''
      const on = [seat, cell, other, action.number === null ? '' : String(action.number)].filter(Boolean).join(' · ')
      return on ? t('act-on', { card: call(action.card), on }) : t('act-play', { card: call(action.card) })
    }
    case 'choose':
      if (action.yes !== null) return t(action.yes ? 'act-yes' : 'act-no')
      return action.card !== null ? call(action.card) : seat || cell || String(action.number)
    case 'theft':
    case 'trove':
    case 'turnabout':
    case 'path_specialist':
      return t('act-play', { card: t(`card-${key(action.do)}`) })
  }
}

/** The cell that an open end points to. */
function beyond(cell: Cell, side: string): Cell {
  const [x, y] = { N: [0, -1], E: [1, 0], S: [0, 1], W: [-1, 0] }[side] ?? [0, 0]
  return { x: cell.x + x!, y: cell.y + y! }
}

/** Why something happened; the card of a later module says it by its name. */
const whyText = (why: string): string => (has(`why-${key(why)}`) ? t(`why-${key(why)}`) : cardName(why))

export interface Line {
  who: number | null
  text: string
  secret?: string
  loud?: boolean // worth announcing and showing large
}

const secretly = (value: string | null | undefined): { secret?: string } => (value ? { secret: value } : {})

/** An event in words, or null where it says nothing a reader needs. */
export function eventLine(event: AnyEvent, names: Names): Line | null {
  const line = (who: number | null, id: string, values: Record<string, string | number> = {}, more: Partial<Line> = {}): Line => ({
    who,
    text: t(`log-${id}`, values),
    ...more,
  })
  /** About somebody's card or tool; it reads otherwise if it is the doer's own. */
  const own = (id: string, by: { seat: number; target: number }, values: Record<string, string>): Line =>
    by.seat === by.target ? line(by.seat, `${id}-own`, values) : line(by.seat, id, { ...values, name: names(by.target) })
  switch (event.event) {
    case 'round_started':
      return line(null, 'round-started', { round: event.round }, { loud: true })
    case 'dwarf_dealt':
      return event.role ? { who: event.seat, text: t('log-dwarf-dealt'), ...secretly(saidRole(event.role)) } : null
    case 'card_drawn':
      return event.card ? { who: event.seat, text: t('log-card-drawn'), ...secretly(cardName(event.card)) } : null
    case 'card_vetoed':
      return line(event.seat, 'card-vetoed', { victim: names(event.victim), what: actionText(event.action, names) }, { loud: true })
    case 'path_laid':
      return line(event.seat, 'path-laid', { cell: cellPlace(event.cell), sides: spokenPath(event.card.card, event.card.turned) })
    case 'path_moved':
      return line(event.seat, 'path-moved', { from: cellPlace(event.origin), cell: cellPlace(event.cell) })
    case 'card_set':
      return line(event.seat, event.seat === null ? 'card-set-up' : 'card-set', { cell: reachedPlace(event.cell), sides: spokenSides(event.card.card, event.card.turned) })
    case 'goal_turned':
      return line(event.seat, 'goal-turned', { cell: goalObject(event.cell), goal: saidGoal(event.goal) }, { loud: true })
    case 'tunnel_turned':
      return line(event.seat, 'tunnel-turned', { cell: cellPlace(event.cell), sides: spokenPath(event.tunnel, false) })
    case 'chest_opened':
      return line(event.seat, 'chest-opened', { cell: hiddenObject(event.cell), chest: chestName(event.chest) }, { loud: true })
    case 'large_reached':
      return line(event.seat, 'large-reached', { place: t(`module-${key(event.place)}`) }, { loud: true })
    case 'tool_broken':
      return own('tool-broken', event, { tool: t(`tool-${event.tool}`) })
    case 'tool_mended':
      return own('tool-mended', event, { tool: t(`tool-${event.tool}`) })
    case 'rock_fell':
      return line(event.seat, event.chest ? 'rock-fell-chest' : 'rock-fell', { cell: cellPlace(event.cell) })
    case 'map_read': {
      const sight = event.sight
      const seen = sight?.goal ? saidGoal(sight.goal) : sight?.chest ? chestName(sight.chest) : null
      return line(event.seat, 'map-read', { cell: hiddenObject(event.cell) }, secretly(seen))
    }
    case 'passed':
      return line(event.seat, 'passed', { count: event.count }, secretly(event.cards && list(event.cards.map(cardName))))
    case 'front_dropped':
      return line(event.seat, 'front-dropped', { front: frontName(event.front) }, secretly(event.cards && list(event.cards.map(cardName))))
    case 'front_laid':
      return own('front-laid', event, { front: frontName(event.front) })
    case 'front_removed':
      return own('front-removed', event, { front: frontName(event.front) })
    case 'dwarf_inspected':
      return line(event.seat, 'dwarf-inspected', { name: names(event.target) }, secretly(event.role && saidRole(event.role)))
    case 'dwarf_changed':
      return line(event.seat, 'dwarf-changed', { why: whyText(event.why) }, secretly(event.role && saidRole(event.role)))
    case 'hands_swapped':
      return line(event.seat, 'hands-swapped', { name: names(event.target) })
    case 'goals_handled': {
      const swapped = event.swapped === null ? null : t(event.swapped ? 'log-swapped' : 'log-not-swapped')
      return line(event.seat, 'goals-handled', { cell: goalObject(event.cell), other: goalObject(event.other) }, secretly(swapped))
    }
    case 'card_kept':
      return line(event.seat, 'card-kept', {}, secretly(event.card && cardName(event.card)))
    case 'way_turned':
      return line(event.seat, 'way-turned', {}, { loud: true })
    case 'toll_placed':
      return line(event.seat, 'toll-placed', { cell: cellPlace(event.guards) }, secretly(event.card && cardName(event.card)))
    case 'toll_asked':
      return line(event.seat, 'toll-asked', { name: names(event.target), cell: cellPlace(event.cell) })
    case 'toll_answered':
      return line(event.seat, event.agreed ? 'toll-agreed' : 'toll-refused', { cell: cellPlace(event.cell) })
    case 'toll_paid':
      return event.seat === event.owner // nobody pays: the owner lets a card pass
        ? line(event.seat, 'toll-free', { cell: cellPlace(event.cell) })
        : line(event.seat, 'toll-paid', { name: names(event.owner), cell: cellPlace(event.cell) })
    case 'toll_gone':
      return line(null, 'toll-gone', { cell: cellPlace(event.cell) })
    case 'gold_gained':
    case 'gold_lost':
      return line(event.seat, key(event.event), { amount: event.amount, why: whyText(event.why) }, { loud: true })
    case 'gold_taken':
      return line(event.seat, 'gold-taken', {}, secretly(event.value === null ? null : t('gold-amount', { gold: event.value })))
    case 'gold_seen':
      return line(event.seat, 'gold-seen', {}, secretly(event.draws && list(event.draws.filter((d) => d.kept).map((d) => t('gold-amount', { gold: d.value })))))
    case 'purse_changed':
      return event.total === null ? null : { who: event.seat, text: t('log-purse'), ...secretly(t('gold-amount', { gold: event.total })) }
    case 'goal_moved':
      return line(event.seat, 'goal-moved', { cell: goalObject(event.cell) })
    case 'card_taken':
      return line(event.seat, 'card-taken', { name: names(event.target) }, secretly(event.card && cardName(event.card)))
    case 'pile_buried':
      return line(event.seat, 'pile-buried', { count: event.count })
    case 'discards_shuffled':
      return line(event.seat, 'discards-shuffled')
    case 'round_ended':
      return line(null, 'round-ended', { ending: t(`ending-${key(event.ending)}`) }, { loud: true })
    case 'dwarf_shown':
      return event.seat === null
        ? line(null, 'spare-shown', { role: saidRole(event.role) })
        : line(event.seat, 'dwarf-shown', { role: saidRole(event.role) })
    case 'goal_shown':
      return line(null, 'goal-shown', { cell: goalPlace(event.cell), goal: saidGoal(event.goal) })
    case 'robbed':
      return line(event.seat, 'robbed', { name: names(event.victim) }, { loud: true })
    case 'game_ended':
      return line(null, 'game-ended', {}, { loud: true })
    case 'card_worked': {
      const id = `worked-${key(event.card)}`
      const target = event.target === null ? '' : names(event.target)
      return has(`log-${id}`) ? line(event.seat, id, { target, cell: event.cell ? cellPlace(event.cell) : '', number: event.number }, { loud: true }) : null
    }
    case 'purse_shown':
      return line(event.seat, 'purse-shown', { gold: event.gold })
    default:
      return null // drawing by others, turns and the like: the table itself shows them
  }
}

/** Something that was said from the closed vocabulary. */
export function claimText(claim: AnyClaim, names: Names): string {
  switch (claim.say) {
    case 'goal_is':
    case 'goal_is_not':
      return t(`say-${key(claim.say)}`, { cell: goalPlace(claim.cell), goal: saidKind(claim.kind) })
    case 'chest_holds':
      return t('say-chest-holds', { cell: hiddenPlace(claim.cell), chest: chestName(claim.chest) })
    case 'suspect':
      return t('say-suspect', { name: names(claim.seat), role: saidRole(claim.role) })
    case 'i_am':
      return t('say-i-am', { role: saidRole(claim.role) })
    case 'please_mend':
      return t('say-please-mend', { name: names(claim.seat), tool: t(`tool-${claim.tool}`) })
    case 'trust':
    case 'please_free':
    case 'please_break':
    case 'why_that':
      return t(`say-${key(claim.say)}`, { name: names(claim.seat) })
    case 'please_read':
      return t('say-please-read', { cell: hiddenObject(claim.cell) })
    case 'please_dig':
      return t('say-please-dig', { cell: reachedPlace(claim.cell) })
    case 'feel':
      return claim.to === null ? t(`feel-${key(claim.feeling)}`) : t('act-to', { text: t(`feel-${key(claim.feeling)}`), name: names(claim.to) })
  }
}

export function newsText(news: AnyNews): Line | null {
  switch (news.news) {
    case 'seat_taken':
      return { who: null, text: t('news-seat-taken', { name: news.name }) }
    case 'seat_left':
      return { who: null, text: t('news-seat-left', { name: news.name }) }
    case 'bot_took_over':
    case 'seat_back':
    case 'seat_nudged':
      return { who: news.seat, text: t(`news-${key(news.news)}`), loud: true }
    case 'seat_replaced':
      return { who: null, text: t('news-seat-replaced', { name: news.name }) }
    case 'host_changed':
      return news.seat === null ? null : { who: news.seat, text: t('news-host-changed') }
    case 'game_paused':
      return { who: null, text: t(news.paused ? 'news-paused' : 'news-goes-on'), loud: true }
    case 'server_restarted':
      return { who: null, text: t('news-server-restarted') }
    default:
      return null
  }
}

/** What modules keep before a seat, in words; nothing while it is nothing. */
export function fieldTexts(fields: Record<string, number[]>, seat: number, seats: number, names: Names): string[] {
  return Object.entries(fields)
    .filter(([, values]) => values.length === seats && values[seat])
    .map(([field, values]) => t(`field-${key(field)}`, { value: values[seat]!, target: values[seat]! <= seats ? names(values[seat]! - 1) : '' }))
}
