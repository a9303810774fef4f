/** The words of the page, made by web/words.ts: "de/table" fetches an area of a language as Fluent. */
declare module 'virtual:words' {
  const files: Record<string, () => Promise<string>>
  export default files
}

/** What the game's modules draw on their cards, made by web/drawings.ts: SVG in 100 × 100, and the card's ground. */
declare module 'virtual:drawings' {
  const drawings: Record<string, { ground: 'bad' | 'good' | 'special' | 'odd'; lines: string }>
  export default drawings
}
