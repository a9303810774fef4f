// Sentences for what can be done and what happened. The subject's name always stands first, outside the sentence.
import { cardKey, isPath, sidesOf } from '../stage/cards'
import { has, list, t } from './i18n.svelte'
import type { AnyAction, AnyClaim, AnyEvent, AnyNews, Cell, GoalFace, GoldDraw, LobbySeat, PlacedCard, Sight, View } from '../net/wire'
import { cellPlace, goalObject, goalPlace, hiddenObject, hiddenPlace, reachedPlace } from './places'
import { spokenPath, spokenSides } from './spoken'

/** Names of seats; whoever sits at `me` is spoken to, where there is a sentence for it. */
export type Names = ((seat: number) => string) & { me?: number | null }

const key = (word: string): string => word.replaceAll('_', '-')

export function namesOf(seats: LobbySeat[] | undefined, me: number | null = null): Names {
  return Object.assign((seat: number): string => seats?.[seat]?.name || t('seat-number', { number: seat + 1 }), { me })
}
/** A key for the reader at `names.me`, where something is said of that seat and there are words for it. */
const toReader = (id: string, seat: number, names: Names): string => (seat === names.me && has(`${id}-you`) ? `${id}-you` : id)

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

/** What a map shows of a chest: what it does, and its tunnel (M7). */
export function chestSeen(number: number, tunnel: string): string {
  return t('sight-chest', { chest: chestName(number), sides: spokenPath(tunnel, false) })
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
export const whyText = (why: string): string => (has(`why-${key(why)}`) ? t(`why-${key(why)}`) : cardName(why))

export interface Line {
  who: number | null
  text: string
  secret?: string
  loud?: boolean // worth announcing and showing large
}

const OTHERS = ['target', 'victim', 'owner'] // fields with the seat that something is done to
const LOUD = new Set<AnyEvent['event']>(['round_started', 'card_vetoed', 'goal_turned', 'chest_opened', 'large_reached', 'way_turned', 'gold_gained', 'gold_lost', 'round_ended', 'robbed', 'game_ended', 'card_worked'])

const gold = (amount: number): string => t('gold-amount', { gold: amount })
type Say<T> = (value: T) => string
const say = <T,>(how: Say<T>): Say<unknown> => how as Say<unknown>

const SPOKEN: Record<string, Say<unknown>> = {
  chest: say(chestName),
  ending: say((ending: string) => t(`ending-${key(ending)}`)),
  front: say(frontName),
  goal: say(saidGoal),
  place: say((place: string) => t(`module-${key(place)}`)),
  tool: say((tool: string) => t(`tool-${tool}`)),
  why: say(whyText),
}
const SECRETS: Record<string, Say<unknown>> = {
  card: say(cardName),
  cards: say((cards: string[]) => list(cards.map(cardName))),
  draws: say((draws: GoldDraw[]) => list(draws.filter((draw) => draw.kept).map((draw) => gold(draw.value)))),
  role: say(saidRole),
  sight: say((sight: Sight) => (sight.goal ? saidGoal(sight.goal) : chestSeen(sight.chest ?? 0, sight.tunnel ?? ''))),
  swapped: say((swapped: boolean) => t(swapped ? 'log-swapped' : 'log-not-swapped')),
  value: say(gold),
}

/** A field of an event in words; a sentence says by the name that it uses what lies in a cell. */
function spokenField(field: string, value: unknown, names: Names): Record<string, string | number> {
  if (value instanceof Object && 'x' in value) {
    const cell = value as Cell
    return { [field]: cellPlace(cell), [`${field}_goal`]: goalObject(cell), [`${field}_hidden`]: hiddenObject(cell) }
  }
  if (value instanceof Object && 'turned' in value) return { sides: spokenPath((value as PlacedCard).card, (value as PlacedCard).turned) }
  if (field === 'tunnel') return { sides: spokenPath(value as string, false) }
  if (OTHERS.includes(field)) return { name: names(value as number) }
  if (field in SPOKEN && value !== null && typeof value !== 'boolean') return { [field]: SPOKEN[field]!(value) }
  return typeof value === 'number' ? { [field]: value } : {}
}

/** The line that an event's tag names, as `Tell.by_tag` in `saboteur/words/event_lines.py` does; none if there is no such sentence. */
function lineByTag({ event: tag, ...fields }: { event: string; seat?: number | null }, names: Names): Line | null {
  let id = key(tag)
  if (!has(`log-${id}`)) return null
  const { seat: who = null, ...others } = fields
  const entries = Object.entries<unknown>(others)
  const values: Record<string, string | number> = {}
  let secret = ''
  for (const [field, value] of entries) {
    if (field in SECRETS && !(value instanceof Object && 'turned' in value)) secret = value === null ? '' : SECRETS[field]!(value)
    else Object.assign(values, spokenField(field, value, names))
  }
  const [own, you] = [who, names.me ?? -1].map((seat) => entries.some(([field, value]) => OTHERS.includes(field) && value === seat))
  const yes = entries.flatMap(([field, value]) => (value === true ? [key(field)] : []))
  for (const variant of [...(own ? ['own'] : you ? ['you'] : []), ...yes]) if (has(`log-${id}-${variant}`)) id += `-${variant}`
  return { who, text: t(`log-${id}`, values), ...secretly(secret) }
}

const secretly = (value: string | null | undefined): { secret?: string } => (value ? { secret: value } : {})

/** An event in words, or null where it says nothing a reader needs. */
export function eventLine(event: AnyEvent, names: Names): Line | null {
  const line = plainLine(event, names)
  return line && LOUD.has(event.event) ? { ...line, loud: true } : line
}

function plainLine(event: AnyEvent, names: Names): Line | null {
  switch (event.event) {
    case 'dwarf_dealt':
      return event.role ? { who: event.seat, text: t('log-dwarf-dealt'), ...secretly(saidRole(event.role)) } : null
    case 'card_drawn':
      return event.card ? { who: event.seat, text: t('log-card-drawn'), ...secretly(cardName(event.card)) } : null
    case 'card_vetoed':
      return { who: event.seat, text: t(toReader('log-card-vetoed', event.victim, names), { victim: names(event.victim), what: actionText(event.action, names) }) }
    case 'card_set':
      return { who: event.seat, text: t(event.seat === null ? 'log-card-set-up' : 'log-card-set', { cell: reachedPlace(event.cell), sides: spokenSides(event.card.card, event.card.turned) }) }
    case 'secret_told': {
      if (event.value === null) return null
      const said = fieldText(event.field, event.value, names)
      return { who: event.seat, text: t('log-secret-told'), secret: event.whose === null || event.whose === event.seat ? said : `${said} (${names(event.whose)})` }
    }
    case 'purse_changed':
      return event.total === null ? null : { who: event.seat, text: t('log-purse'), ...secretly(gold(event.total)) }
    case 'dwarf_shown':
      return { who: event.seat, text: t(event.seat === null ? 'log-spare-shown' : 'log-dwarf-shown', { role: saidRole(event.role) }) }
    case 'goal_shown':
      return { who: null, text: t('log-goal-shown', { cell: goalPlace(event.cell), goal: saidGoal(event.goal) }) }
    case 'card_worked': {
      const id = `log-worked-${key(event.card)}`
      const target = event.target === null ? '' : names(event.target)
      return has(id) ? { who: event.seat, text: t(id, { target, cell: event.cell ? cellPlace(event.cell) : '', number: event.number }) } : null
    }
    default:
      return lineByTag(event, names)
  }
}

/** Something that was said, or can be, from the closed vocabulary; `by` is the speaker, who may ask for itself. */
export function claimText(claim: AnyClaim, names: Names, by: number | null = null): string {
  switch (claim.say) {
    case 'goal_is':
    case 'goal_is_not':
      return t(`say-${key(claim.say)}`, { cell: goalPlace(claim.cell), goal: saidKind(claim.kind) })
    case 'chest_holds':
      return t('say-chest-holds', { cell: hiddenPlace(claim.cell), chest: chestName(claim.chest) })
    case 'suspect':
      return t(toReader('say-suspect', claim.seat, names), { name: names(claim.seat), role: saidRole(claim.role) })
    case 'i_am':
      return t('say-i-am', { role: saidRole(claim.role) })
    case 'please_mend':
      if (claim.seat === by) return t('say-please-mend-own', { tool: t(`tool-${claim.tool}`) })
      return t('say-please-mend', { name: names(claim.seat), tool: t(`tool-${claim.tool}`) })
    case 'please_free':
      return claim.seat === by ? t('say-please-free-own') : t('say-please-free', { name: names(claim.seat) })
    case 'trust':
    case 'please_break':
    case 'why_that':
      return t(toReader(`say-${key(claim.say)}`, claim.seat, names), { name: names(claim.seat) })
    case 'please_read':
      return t('say-please-read', { cell: hiddenObject(claim.cell) })
    case 'please_dig':
      return t('say-please-dig', { cell: reachedPlace(claim.cell) })
    case 'feel':
      return claim.to === null ? t(`feel-${key(claim.feeling)}`) : t('act-to', { text: t(`feel-${key(claim.feeling)}`), name: names(claim.to) })
  }
}

/** The same, as the label of a button that answers somebody. */
export function answerText(claim: AnyClaim, names: Names, by: number | null): string {
  if (claim.say === 'why_that') return t('answer-why')
  if (claim.say === 'suspect') return t('answer-look', { name: names(claim.seat) })
  if (claim.say === 'feel') return t(`feel-${key(claim.feeling)}`)
  return claimText(claim, names, by)
}

/** Who pointed at whom. */
const votesText = (at: (number | null)[], names: Names): string => list(at.map((to, seat) => `${names(seat)} → ${to === null ? t('vote-nobody') : names(to)}`))

export function newsText(news: AnyNews, names: Names): Line | null {
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
      return { who: null, text: t('news-seat-replaced', { name: news.name, number: news.seat + 1 }) }
    case 'host_changed':
      return news.seat === null ? null : { who: news.seat, text: t('news-host-changed') }
    case 'game_paused':
      return { who: null, text: t(news.paused ? 'news-paused' : 'news-goes-on'), loud: true }
    case 'vote_opened':
      return { who: null, text: t('news-vote-opened'), loud: true }
    case 'votes_shown':
      return { who: null, text: t('news-votes-shown', { votes: votesText(news.at, names) }), loud: true }
    case 'server_restarted':
      return { who: null, text: t('news-server-restarted') }
    default:
      return null
  }
}

const fieldText = (field: string, value: number, names: Names): string => t(`field-${key(field)}`, { value, target: names(value - 1) })

/** What a module keeps before a seat, and whether the viewer alone is told. */
export interface FieldText {
  text: string
  secret: boolean
}

/** What modules keep before a seat, as far as the viewer knows it; at the viewer's own seat also what is nobody's. Nothing while it is nothing, or while secrets are hidden. */
export function fieldTexts(view: View, seat: number, names: Names, hidden = false): FieldText[] {
  return Object.entries({ ...view.fields, ...(hidden ? {} : view.own?.secrets) }).flatMap(([field, values]) => {
    const at = values.length === view.seats ? seat : seat === view.own?.seat ? 0 : -1
    const text = values[at] ? fieldText(field, values[at], names) : ''
    return text ? [{ text, secret: !view.fields[field]?.[at] }] : []
  })
}

export const fieldLine = ({ text, secret }: FieldText): string => (secret ? `${text} (${t('shown-secret')})` : text)
