import { describe, expect, test } from 'vitest'
import { cellAt, fit, zoomed } from './camera'
import { cardKey, isPath, isSymmetric, pathFace, sidesOf, toolsOn } from './cards'
import { qrCode } from '../device/qr'
import { uncertain } from '../table/know'
import { routeOf } from '../device/route.svelte'
import { CARDS, type Note } from '../net/wire'

describe('cards', () => {
  test('a path card turned by half a turn shows the opposite sides', () => {
    expect(pathFace('NE|S', true).groups).toEqual([['S', 'W'], ['N']])
  })
  test('doors, ladders and crystals are read from the name', () => {
    expect(pathFace('NS+blue').door).toBe('blue')
    expect(pathFace('N+ladder').ladder).toBe(true)
    expect(pathFace('NEW|S+crystal').crystal).toBe(true)
  })
  test('every card is a path or has a name of its own', () => {
    expect(CARDS.filter((card) => !isPath(card) && !cardKey(card).startsWith('card-'))).toEqual([])
  })
  test('a straight tunnel looks the same turned, a bend does not', () => {
    expect([isSymmetric('NS'), isSymmetric('NE'), isSymmetric('NS|EW')]).toEqual([true, false, true])
  })
  test('sides are read out in the order north, east, south, west', () => {
    expect(sidesOf('NES|W+crystal', true)).toBe('↑↓← | →')
  })
  test('a repair of two tools shows both', () => {
    expect(toolsOn('fix_pick_cart')).toEqual(['pick', 'cart'])
  })
})

describe('the camera', () => {
  const box = { left: 0, top: -2, right: 9, bottom: 3 }
  test('fits a whole maze on a phone', () => {
    const camera = fit(box, 360, 400)
    expect(camera.scale * 900).toBeLessThanOrEqual(360)
    expect(camera.scale * 750).toBeLessThanOrEqual(400)
  })
  test('finds the cell under a finger', () => {
    const camera = fit(box, 360, 400)
    expect(cellAt(camera, camera.x + camera.scale * 850, camera.y - camera.scale * 10)).toEqual({ x: 8, y: -1 })
  })
  test('keeps the point under the finger while zooming', () => {
    const camera = fit(box, 360, 400)
    expect(cellAt(zoomed(camera, 2, 100, 120), 100, 120)).toEqual(cellAt(camera, 100, 120))
  })
})

describe('QR codes', () => {
  test('have the size of their version', () => {
    expect(qrCode('http://127.0.0.1:8000/t/abcdefghijklmnopqrst')).toHaveLength(29)
  })
  test('refuse what is too long', () => {
    expect(qrCode('x'.repeat(231))).toBeNull()
  })
  test('keep the finder pattern in three corners', () => {
    const code = qrCode('hello')!
    const corner = (x: number, y: number): string => code.slice(y, y + 7).map((row) => row.slice(x, x + 7).map(Number).join('')).join()
    expect(corner(0, 0)).toBe('1111111,1000001,1011101,1011101,1011101,1000001,1111111')
    expect([corner(14, 0), corner(0, 14)]).toEqual([corner(0, 0), corner(0, 0)])
  })
})

describe('notes', () => {
  const note: Note = { turn: 3, about: 'goal', cell: { x: 8, y: 0 }, other: null, seat: null, goal: null, tunnel: null, chest: null, role: null, swapped: null }
  const handled = (swapped: boolean | null, turn: number) =>
    ({ key: '', sort: 'event', turn, event: { event: 'goals_handled', seat: 1, cell: { x: 8, y: 0 }, other: { x: 8, y: 2 }, swapped } }) as const
  test('are uncertain once somebody may have swapped the goal', () => {
    expect(uncertain(note, [handled(null, 5)])).toBe(true)
  })
  test('stay certain if it was handled before, or one left it oneself', () => {
    expect([uncertain(note, [handled(null, 2)]), uncertain(note, [handled(false, 5)])]).toEqual([false, false])
  })
})

test('addresses lead to their screens', () => {
  expect(routeOf('/')).toEqual({ page: 'landing' })
  expect(routeOf('/t/abc')).toEqual({ page: 'table', table: 'abc' })
  expect(routeOf('/t/abc/replay')).toEqual({ page: 'replay', table: 'abc' })
  expect(routeOf('/tv/QUARZ')).toEqual({ page: 'tv', code: 'QUARZ' })
})

test('the hash of a seed is the one that the server promises', async () => {
  const { commitmentOf } = await import('../after/verify')
  expect(await commitmentOf('000102030405060708090a0b0c0d0e0f')).toBe('2bce95000716d8c7ed2c34395f5edc4ed979ed229c33def011405043f57044f7')
})
