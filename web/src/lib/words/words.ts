// Sentences for what can be done and what happened. The subject's name always stands first, outside the sentence.
import { cardKey, isPath, sidesOf } from '../stage/cards'
import { list, t } from './i18n.svelte'
import type { AnyAction, AnyClaim, AnyEvent, AnyNews, Cell, GoalFace, LobbySeat } from '../net/wire'

export type Names = (seat: number) => string

const key = (word: string): string => word.replaceAll('_', '-')

export function namesOf(seats: LobbySeat[] | undefined): Names {
  return (seat) => seats?.[seat]?.name || t('seat-number', { number: seat + 1 })
}

export function cellName(cell: Cell): string {
  return `${cell.x},${cell.y}`.replaceAll('-', '−')
}

export function cardName(card: string): string {
  return isPath(card) ? `${t(cardKey(card))} ${sidesOf(card, false)}` : t(cardKey(card))
}

export function roleName(role: string): string {
  return t(`role-${role}`)
}

export function goalName(face: GoalFace): string {
  return face.gold ? `${t(`goal-${face.kind}`)} (${face.gold})` : t(`goal-${face.kind}`)
}

export function frontName(front: string): string {
  return t(['theft', 'trapped'].includes(front) ? `card-${front}` : `card-break-${front}`)
}

export function chestName(number: number): string {
  return t(`chest-${number}`)
}

/** What an option would do, for the confirmation and for screen readers. */
export function actionText(action: AnyAction, names: Names): string {
  const cell = 'cell' in action ? cellName(action.cell) : ''
  const seat = 'seat' in action ? names(action.seat) : ''
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
      return `${t(action.do === 'break' ? `card-break-${action.tool}` : `card-fix-${action.tool}`)} → ${seat}`
    case 'pass':
      return t('act-pass', { cards: list(action.cards.map(cardName)) })
    case 'drop':
      return t('act-drop', { front: frontName(action.front), cards: list(action.cards.map(cardName)) })
    case 'toll':
      return t('act-toll', { cell })
    case 'ask':
      return t('act-ask', { name: seat, cell })
    case 'goal_swap':
      return t('act-goal-swap', { cell, other: cellName(action.other) })
    case 'rotate':
      return t(action.turned ? 'act-rotate-turned' : 'act-rotate-straight')
    case 'gold':
      return t('act-gold', { value: action.value })
    case 'swap':
      return t(action.swapped ? 'act-swap' : 'act-leave')
    case 'keep':
      return action.discards.length === 2
        ? t('act-keep-order', { card: cardName(action.card), first: cardName(action.discards[0]!), second: cardName(action.discards[1]!) })
        : t('act-keep', { card: cardName(action.card) })
    case 'pay':
      return t(action.pay ? 'act-pay' : 'act-refuse')
    case 'rockfall':
    case 'map':
      return `${t(`card-${action.do}`)} → ${cell}`
    case 'open':
    case 'move':
      return t(`act-${action.do}`, { cell })
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
      return `${t(`card-${key(action.do)}`)} → ${seat}`
    case 'theft':
    case 'trove':
    case 'turnabout':
    case 'path_specialist':
      return t('act-play', { card: t(`card-${key(action.do)}`) })
  }
}

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
  switch (event.event) {
    case 'round_started':
      return line(null, 'round-started', { round: event.round + 1 }, { loud: true })
    case 'dwarf_dealt':
      return event.role ? { who: event.seat, text: t('log-dwarf-dealt'), ...secretly(roleName(event.role)) } : null
    case 'card_drawn':
      return event.card ? { who: event.seat, text: t('log-card-drawn'), ...secretly(cardName(event.card)) } : null
    case 'card_vetoed':
      return line(event.seat, 'card-vetoed', { victim: names(event.victim), what: actionText(event.action, names) }, { loud: true })
    case 'path_laid':
      return line(event.seat, 'path-laid', { cell: cellName(event.cell), sides: sidesOf(event.card.card, event.card.turned) })
    case 'path_moved':
      return line(event.seat, 'path-moved', { from: cellName(event.origin), cell: cellName(event.cell) })
    case 'goal_turned':
      return line(event.seat, 'goal-turned', { cell: cellName(event.cell), goal: goalName(event.goal) }, { loud: true })
    case 'chest_opened':
      return line(event.seat, 'chest-opened', { cell: cellName(event.cell), chest: chestName(event.chest) }, { loud: true })
    case 'large_reached':
      return line(event.seat, 'large-reached', { place: t(`module-${key(event.place)}`) }, { loud: true })
    case 'tool_broken':
      return line(event.seat, 'tool-broken', { tool: t(`card-break-${event.tool}`), name: names(event.target) })
    case 'tool_mended':
      return line(event.seat, 'tool-mended', { tool: t(`card-fix-${event.tool}`), name: names(event.target) })
    case 'rock_fell':
      return line(event.seat, 'rock-fell', { cell: cellName(event.cell) })
    case 'map_read': {
      const sight = event.sight
      const seen = sight?.goal ? goalName(sight.goal) : sight?.chest ? chestName(sight.chest) : null
      return line(event.seat, 'map-read', { cell: cellName(event.cell) }, secretly(seen))
    }
    case 'passed':
      return line(event.seat, 'passed', { count: event.count }, secretly(event.cards && list(event.cards.map(cardName))))
    case 'front_dropped':
      return line(event.seat, 'front-dropped', { front: frontName(event.front) }, secretly(event.cards && list(event.cards.map(cardName))))
    case 'front_laid':
    case 'front_removed':
      return line(event.seat, key(event.event), { front: frontName(event.front), name: names(event.target) })
    case 'dwarf_inspected':
      return line(event.seat, 'dwarf-inspected', { name: names(event.target) }, secretly(event.role && roleName(event.role)))
    case 'dwarf_changed':
      return line(event.seat, 'dwarf-changed', {}, secretly(event.role && roleName(event.role)))
    case 'hands_swapped':
      return line(event.seat, 'hands-swapped', { name: names(event.target) })
    case 'goals_handled': {
      const swapped = event.swapped === null ? null : t(event.swapped ? 'log-swapped' : 'log-not-swapped')
      return line(event.seat, 'goals-handled', { cell: cellName(event.cell), other: cellName(event.other) }, secretly(swapped))
    }
    case 'card_kept':
      return line(event.seat, 'card-kept', {}, secretly(event.card && cardName(event.card)))
    case 'way_turned':
      return line(event.seat, 'way-turned', {}, { loud: true })
    case 'toll_placed':
      return line(event.seat, 'toll-placed', { cell: cellName(event.guards) }, secretly(event.card && cardName(event.card)))
    case 'toll_asked':
      return line(event.seat, 'toll-asked', { name: names(event.target), cell: cellName(event.cell) })
    case 'toll_answered':
      return line(event.seat, event.agreed ? 'toll-agreed' : 'toll-refused', { cell: cellName(event.cell) })
    case 'toll_paid':
      return line(event.seat, 'toll-paid', { name: names(event.owner) })
    case 'toll_gone':
      return line(null, 'toll-gone', { cell: cellName(event.cell) })
    case 'gold_gained':
    case 'gold_lost':
      return line(event.seat, key(event.event), { amount: event.amount, why: t(`why-${key(event.why)}`) }, { loud: true })
    case 'gold_taken':
      return line(event.seat, 'gold-taken', {}, secretly(event.value === null ? null : String(event.value)))
    case 'gold_seen':
      return line(event.seat, 'gold-seen', {}, secretly(event.draws && list(event.draws.filter((d) => d.kept).map((d) => String(d.value)))))
    case 'purse_changed':
      return event.total === null ? null : { who: event.seat, text: t('log-purse'), ...secretly(String(event.total)) }
    case 'goal_moved':
      return line(event.seat, 'goal-moved', { from: cellName(event.origin), cell: cellName(event.cell) })
    case 'card_taken':
      return line(event.seat, 'card-taken', { name: names(event.target) }, secretly(event.card && cardName(event.card)))
    case 'pile_buried':
      return line(event.seat, 'pile-buried', { count: event.count })
    case 'discards_shuffled':
      return line(event.seat, 'discards-shuffled')
    case 'round_ended':
      return line(event.finder, 'round-ended', { ending: t(`ending-${key(event.ending)}`) }, { loud: true })
    case 'dwarf_shown':
      return event.seat === null
        ? line(null, 'spare-shown', { role: roleName(event.role) })
        : line(event.seat, 'dwarf-shown', { role: roleName(event.role) })
    case 'goal_shown':
      return line(null, 'goal-shown', { cell: cellName(event.cell), goal: goalName(event.goal) })
    case 'robbed':
      return line(event.seat, 'robbed', { name: names(event.victim) }, { loud: true })
    case 'game_ended':
      return line(null, 'game-ended', {}, { loud: true })
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
      return t(`say-${key(claim.say)}`, { cell: cellName(claim.cell), goal: t(`goal-${claim.kind}`) })
    case 'chest_holds':
      return t('say-chest-holds', { cell: cellName(claim.cell), chest: chestName(claim.chest) })
    case 'suspect':
      return t('say-suspect', { name: names(claim.seat), role: roleName(claim.role) })
    case 'i_am':
      return t('say-i-am', { role: roleName(claim.role) })
    case 'please_mend':
      return t('say-please-mend', { name: names(claim.seat), tool: t(`tool-${claim.tool}`) })
    case 'trust':
    case 'please_free':
    case 'please_break':
    case 'why_that':
      return t(`say-${key(claim.say)}`, { name: names(claim.seat) })
    case 'please_read':
    case 'please_dig':
      return t(`say-${key(claim.say)}`, { cell: cellName(claim.cell) })
    case 'feel':
      return t(`feel-${key(claim.feeling)}`) + (claim.to === null ? '' : ` → ${names(claim.to)}`)
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
