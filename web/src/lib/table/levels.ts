import type { TableOptions } from '../net/wire'

export type Level = TableOptions['bot_level']
/** Who sits down at "Play now": whoever suits one, or characters around a level that stays. */
export type Company = 'adaptive' | Level

/** The options of a table with such a company. */
export const companyOf = (company: Company): Pick<TableOptions, 'bot_company'> & Partial<TableOptions> =>
  company === 'adaptive' ? { bot_company: 'adaptive' } : { bot_company: 'around', bot_level: company }

/** Those that are worth meeting, weakest first. */
export const LEVELS: Level[] = ['novice', 'steady', 'shrewd', 'master', 'grandmaster']
