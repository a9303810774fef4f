import type { TableOptions } from './wire'

export type Level = TableOptions['bot_level']
