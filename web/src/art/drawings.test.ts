// Every action card has its drawing, in the file of the module that brings it, and refers only to what is there.
import drawings from 'virtual:drawings'
import { describe, expect, test } from 'vitest'
import { isPath, TOOL_NAMES, toolsOn } from '../lib/stage/cards'
import { CARDS } from '../lib/net/wire'
import defs from './Defs.svelte?raw'

const DRAWN = [...TOOL_NAMES, ...CARDS.filter((card) => !isPath(card) && !toolsOn(card).length)]

test('every action card and every tool is drawn', () => {
  expect(DRAWN.filter((card) => !drawings[card])).toEqual([])
})

describe.each(Object.entries(drawings))('%s', (_card, { lines }) => {
  test('is whole', () => {
    const drawn = new DOMParser().parseFromString(`<svg xmlns="http://www.w3.org/2000/svg">${lines}</svg>`, 'image/svg+xml')
    expect(drawn.querySelector('path, rect, circle, use')).not.toBeNull()
    expect(lines.match(/<g[ >]/g)?.length ?? 0).toBe(lines.match(/<\/g>/g)?.length ?? 0)
  })
  test('refers only to gradients of the page, to other drawings and to tunnels', () => {
    const colours = [...lines.matchAll(/url\(#([\w-]+)\)/g)].map((match) => match[1]!)
    expect(colours.filter((colour) => !defs.includes(`id="${colour}"`))).toEqual([])
    const parts = [...lines.matchAll(/href="#(drawn|tunnel)?-?([\w-]+)"/g)]
    expect(parts.filter(([, sort, name]) => (sort === 'drawn' ? !drawings[name!] : sort !== 'tunnel' || !isPath(name!))).map(([whole]) => whole)).toEqual([])
  })
})
