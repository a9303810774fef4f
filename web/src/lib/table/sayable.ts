// What can be said from the closed vocabulary: about a seat, about a goal, about oneself.
import { GOALS, type AnyClaim, type Cell, type View } from '../net/wire'
import { rolesOf } from './roles'

type Tool = 'pick' | 'lantern' | 'cart'

const brokenOf = (view: View, seat: number): Tool[] => (view.table[seat]?.front ?? []).filter((front): front is Tool => ['pick', 'lantern', 'cart'].includes(front))

export function aboutSeat(view: View, seat: number): AnyClaim[] {
  const trapped = view.table[seat]?.front.includes('trapped') ?? false
  return [
    { say: 'trust', seat },
    ...rolesOf(view).map((role): AnyClaim => ({ say: 'suspect', seat, role })),
    { say: 'please_break', seat },
    ...brokenOf(view, seat).map((tool): AnyClaim => ({ say: 'please_mend', seat, tool })),
    ...(trapped ? [{ say: 'please_free', seat } as AnyClaim] : []),
    { say: 'why_that', seat },
  ]
}

export function aboutOneself(view: View): AnyClaim[] {
  const seat = view.own?.seat
  if (seat === undefined) return []
  return [...rolesOf(view).map((role): AnyClaim => ({ say: 'i_am', role })), ...brokenOf(view, seat).map((tool): AnyClaim => ({ say: 'please_mend', seat, tool }))]
}

export function aboutGoal(view: View, cell: Cell): AnyClaim[] {
  const kinds = view.modules.includes('new_goals') ? GOALS : GOALS.slice(0, 2)
  return [
    ...kinds.map((kind): AnyClaim => ({ say: 'goal_is', cell, kind })),
    { say: 'goal_is_not', cell, kind: 'treasure' },
    { say: 'please_read', cell },
    { say: 'please_dig', cell },
  ]
}
