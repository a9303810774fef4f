/** The words of the page, made by web/words.ts: "de/table" fetches an area of a language as Fluent. */
declare module 'virtual:words' {
  const files: Record<string, () => Promise<string>>
  export default files
}
