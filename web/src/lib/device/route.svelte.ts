// Addresses: / · /new · /rules · /learn · /learn/<key> · /you · /daily · /daily/<day> · /puzzles · /puzzles/<id> · /match · /ratings · /tournament · /tournament/<id> · /people · /club · /club/<id> · /t/<id> · /t/<id>/replay · /tv · /tv/<code or id>

export type Route =
  | { page: 'landing' }
  | { page: 'new' }
  | { page: 'rules' }
  | { page: 'learn'; lesson: string }
  | { page: 'you' }
  | { page: 'daily'; day: string }
  | { page: 'puzzles'; puzzle: string }
  | { page: 'match' }
  | { page: 'ratings' }
  | { page: 'people' }
  | { page: 'club'; club: string }
  | { page: 'tournament'; tournament: string; wall: boolean }
  | { page: 'table'; table: string }
  | { page: 'replay'; table: string }
  | { page: 'tv'; code: string }
  | { page: 'gallery' }
  | { page: 'preview'; name: string }

export function routeOf(path: string, query = ''): Route {
  const [first, second, third] = path.split('/').filter(Boolean)
  if (first === 't' && second) return third === 'replay' ? { page: 'replay', table: second } : { page: 'table', table: second }
  if (first === 'tournament') return { page: 'tournament', tournament: second ?? '', wall: new URLSearchParams(query).has('wall') }
  if (first === 'club') return { page: 'club', club: second ?? '' }
  if (first === 'learn') return { page: 'learn', lesson: second ?? '' }
  if (first === 'puzzles') return { page: 'puzzles', puzzle: second ?? '' }
  if (first === 'daily') return { page: 'daily', day: second ?? '' }
  if (first === 'tv') return { page: 'tv', code: second ?? '' }
  if (import.meta.env.DEV && first === 'preview') return { page: 'preview', name: decodeURIComponent(second ?? '') }
  if (first === 'new' || first === 'rules' || first === 'you' || first === 'match' || first === 'ratings' || first === 'people') return { page: first }
  return query.includes('gallery') ? { page: 'gallery' } : { page: 'landing' }
}

let route = $state.raw<Route>(routeOf(location.pathname, location.search))

let at = location.pathname + location.search

function set(): void {
  at = location.pathname + location.search
  route = routeOf(location.pathname, location.search)
}

export const here = (): Route => route

export function go(path: string): void {
  history.pushState(null, '', path)
  set()
  scrollTo(0, 0)
}

/** Go on without leaving a trace: the back button leads to where one came from. */
export function replace(path: string): void {
  history.replaceState(null, '', path)
  set()
}

addEventListener('popstate', () => {
  // A sheet that was closed by going back changed nothing here.
  if (at === location.pathname + location.search) return
  set()
})
