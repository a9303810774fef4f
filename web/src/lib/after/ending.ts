// What the clip of a finished game shows: the moment that decided it, from the replay, and who was what.
import { mount, unmount } from 'svelte'
import Dwarf from '../../art/Dwarf.svelte'
import Face from '../../art/Face.svelte'
import { api } from '../net/api'
import type { Lobby } from '../net/wire'
import { lookOf } from '../table/looks'
import { list, need, percent, t } from '../words/i18n.svelte'
import { namesOf, roleName } from '../words/words'
import { clipOf, type Clip, type SceneSeat } from './clip'
import { boardStill, drawnStill, type Still } from './picture'
import { openView, plain, replayLines } from './replay'

/** A small drawing as it is. */
function smallStill(part: typeof Dwarf | typeof Face, props: object): Promise<Still> {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
  const drawn = mount(part as typeof Dwarf, { target: svg, props: props as { role: string } })
  const still = drawnStill([...svg.children].map((one) => one.cloneNode(true) as SVGElement), { left: 0, top: 0, width: 100, height: 100 })
  void unmount(drawn)
  return still
}

/** Make the clip of how a game ended. */
export async function clipOfEnding(lobby: Lobby): Promise<Clip> {
  const [ending, moves] = await Promise.all([api.ending(lobby.table), api.moves(lobby.table, 'open'), need('replay', 'reveal', 'analysis', 'cards', 'log')])
  const last = moves.total - 1
  const step = Math.min(last, Math.max(1, ending.decided?.step ?? last))
  const [around, end] = await Promise.all([api.replay(lobby.table, 'open', step - 1), api.replay(lobby.table, 'open', last)])
  const [before, after, final] = [openView(around.steps[0]!), openView(around.steps[1]!), end.steps[0]!.view!]
  const called = namesOf(lobby.seats) // for others: nobody is "you"
  const roles = final.rounds[(ending.decided?.round ?? final.rounds.length) - 1]!.roles
  const seats = await Promise.all(
    roles.map(async (role, seat): Promise<SceneSeat> => ({
      name: called(seat),
      role: roleName(role),
      face: await smallStill(Face, lookOf(lobby.seats, seat)),
      dwarf: await smallStill(Dwarf, { role }),
      won: ending.winners.includes(seat),
    })),
  )
  const { decided } = ending
  const action = moves.steps[step]?.action?.action
  const said = replayLines(moves, called).filter((line) => line.step === step && !line.said)
  return clipOf({
    before: await boardStill(before.view, before.peeked),
    after: await boardStill(after.view, after.peeked),
    actor: decided?.seat ?? null,
    at: action && 'cell' in action ? action.cell : null,
    title: t('clip-title'),
    line: said.slice(0, 2).map((line) => plain(line, called)).join('. '),
    chance: decided ? { side: t(`side-${decided.side}`), before: percent(decided.before), after: percent(decided.after) } : null,
    winner: `${t('winner', { count: ending.winners.length })}: ${list(ending.winners.map(called))}`,
    seats,
  })
}
