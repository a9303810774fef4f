// The colour of each seat: on its face, and on whatever it says.
const HUES = ['#e0a32e', '#5aa2e8', '#e0685a', '#6cc070', '#b583e0', '#4fc3bd', '#e88fb4', '#a8b24c', '#e58a3c', '#8fa3b8', '#c9a27a', '#7d86e0']

export const hueOf = (seat: number): string => HUES[seat % HUES.length]!
