// What the game's modules draw on their cards: core/modules/*.svg, a group for each card, with its ground as class.
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const MODULES = fileURLToPath(new URL('../src/saboteur/core/modules/', import.meta.url))
const ID = 'virtual:drawings'
/** A group right below the root: it ends with a line of its own. */
const GROUP = /^ {2}<g id="(\w+)"(?: class="(bad|good|special)")?>\n(.*?)^ {2}<\/g>$/gms

export function drawings(): Plugin {
  return {
    name: 'drawings',
    resolveId: (id) => (id === ID ? `\0${ID}` : undefined),
    load(id) {
      if (id !== `\0${ID}`) return undefined
      const files = readdirSync(MODULES).filter((name) => name.endsWith('.svg')).sort().map((name) => MODULES + name) // prettier-ignore
      for (const file of files) this.addWatchFile(file)
      const found = files.flatMap((file) => [...readFileSync(file, 'utf-8').matchAll(GROUP)])
      const drawn = found.map(([, card, ground, lines]) => [card, { ground: ground ?? 'odd', lines: lines!.replaceAll(/^\s+|\n/gm, '') }])
      return `export default ${JSON.stringify(Object.fromEntries(drawn))}`
    },
  }
}
