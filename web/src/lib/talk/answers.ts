// What can be answered with one tap to something that was said.
import type { AnyClaim, TalkLine, View } from '../net/wire'
import { leaning, type Claims } from '../table/claims'
import { rolesOf } from '../table/roles'
import { cellKey } from '../turn/choices'

/** What everybody may say they are; it never depends on what the reader is. */
const honest = (view: View): AnyClaim[] => {
  const roles = rolesOf(view)
  return (roles.includes('digger') ? (['digger'] as const) : (['blue', 'green'] as const)).filter((role) => roles.includes(role)).map((role): AnyClaim => ({ say: 'i_am', role }))
}

/** Whom to look at instead: whom the reader marked, whom the others speak against, or else the speaker. */
function elsewhere(own: number, by: number, claims: Claims, marks: Record<number, string>): number {
  const marked = Object.keys(marks).map(Number).filter((seat) => marks[seat] === 'suspected' && seat !== own)
  const against = (seat: number): number => (claims.seats.get(seat) ?? []).filter((one) => leaning(one.claim) === 'against').length
  const others = [...claims.seats.keys()].filter((seat) => seat !== own && against(seat)).sort((a, b) => against(b) - against(a))
  return marked.find((seat) => seat !== by) ?? others.find((seat) => seat !== by) ?? by
}

/** Whether something is said to, or against, one seat in person. */
export function isPersonal(line: TalkLine, own: number | null): boolean {
  const claim = line.claim
  if (own === null || line.seat === own || !claim) return false
  return (claim.say === 'suspect' || claim.say === 'trust' || claim.say === 'why_that' || claim.say === 'please_break') && claim.seat === own
}

/** What the reader at a seat can answer, the likeliest first; nothing to what asks for no answer. */
export function answersTo(line: TalkLine, view: View, claims: Claims, marks: Record<number, string> = {}): AnyClaim[] {
  const [own, by, claim] = [view.own?.seat ?? null, line.seat, line.claim]
  if (own === null || own === by || !claim || view.over || line.round !== view.round) return []
  if (view.rounds.length >= view.round) return [] // the round is being told
  const feel = (feeling: 'thanks' | 'doubt' | 'sorry' | 'wait' | 'yes' | 'no'): AnyClaim => ({ say: 'feel', feeling, to: by })
  switch (claim.say) {
    case 'suspect':
    case 'please_break':
      if (claim.seat !== own) return []
      return [...honest(view), { say: 'why_that', seat: by }, { say: 'suspect', seat: elsewhere(own, by, claims, marks), role: 'saboteur' }]
    case 'why_that':
      return claim.seat === own ? [...honest(view), feel('sorry'), feel('wait')] : []
    case 'trust':
      return claim.seat === own ? [feel('thanks'), { say: 'trust', seat: by }, feel('doubt')] : []
    case 'please_mend':
    case 'please_free':
      return [feel('yes'), feel('wait'), feel('no')]
    case 'goal_is':
    case 'goal_is_not': {
      const down = view.goals.some((goal) => !goal.face && cellKey(goal.cell) === cellKey(claim.cell))
      return [feel('thanks'), feel('doubt'), ...(down ? [{ say: 'please_read', cell: claim.cell } as AnyClaim] : [])]
    }
    default:
      return []
  }
}
