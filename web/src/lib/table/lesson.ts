// Where home leads to learn: all that the first page needs of lessons. `learned.ts` has the rest.
export const BEGUN = 'saboteur.lessons'
export const LEARNED = 'saboteur.learned'

/** Whether some lesson was begun on this device. */
export const underway = (): boolean => (localStorage.getItem(BEGUN) ?? '{}') !== '{}'

/** To the path; whoever has learned nothing yet is led to the first lesson at once. */
export const learnPath = (): string => `/learn${underway() || localStorage.getItem(LEARNED) ? '' : '/base'}`
