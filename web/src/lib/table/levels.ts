import type { TableOptions } from '../net/wire'

export type Level = TableOptions['bot_level']
/** Those that are worth meeting, weakest first. */
export const LEVELS: Level[] = ['novice', 'steady', 'shrewd', 'master', 'grandmaster']
