// Which dwarfs there are in a game.
import { ROLES, type RoleGuess, type View } from '../net/wire'

type Role = RoleGuess['role']

export function rolesOf(view: View): Role[] {
  const greedy = view.modules.some((module) => module === 'greedy_dwarf' || module === 'tournament')
  if (view.modules.includes('saboteur2')) return ROLES.filter((role) => role !== 'digger' && role !== 'greedy')
  return ROLES.filter((role) => role === 'digger' || role === 'saboteur' || (role === 'greedy' && greedy))
}
