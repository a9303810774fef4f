import type { TableOptions } from '../net/wire'

export type Level = TableOptions['bot_level']
