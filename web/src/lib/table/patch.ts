// What a step changed in the game, as the server says it. Nothing here knows the game.
import type { AnyAction, Changes, Choices, GamePart, GamePatch, Own, View } from '../net/wire'

/** An object with some fields set again and parts of some lists replaced. */
export function changed<T extends object>(before: T, changes: Changes): T {
  const after: Record<string, unknown> = { ...before, ...changes.values }
  for (const [field, { at, gone, items }] of Object.entries(changes.lists)) {
    const list = (before as Record<string, unknown[]>)[field]!
    after[field] = [...list.slice(0, at), ...items, ...list.slice(at + gone)]
  }
  return after as T
}

/** The actions that choices stand for: one for each row. */
export function actions(choices: Choices[]): AnyAction[] {
  return choices.flatMap(({ like, fields, rows }) =>
    rows.map((row) => ({ ...like, ...Object.fromEntries(fields.map((field, i) => [field, row[i]])) }) as unknown as AnyAction),
  )
}

/** The game after a step that changed it. */
export function patched(game: GamePart, patch: GamePatch): GamePart {
  const view: View = changed(game.view, patch.view)
  if (patch.own) view.own = changed(view.own ?? ({} as Own), patch.own)
  return { decision: patch.decision, options: actions(patch.options), view, result: patch.result }
}
