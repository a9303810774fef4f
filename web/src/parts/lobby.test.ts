// The host's tools in the lobby: whoever is sent away comes back only if the host wants it, so that is asked first.
import { cleanup, fireEvent, render, screen } from '@testing-library/svelte'
import { afterEach, expect, test, vi } from 'vitest'
import type { Table } from '../lib/table/table.svelte'
import LobbySeats from './LobbySeats.svelte'

afterEach(cleanup)

function shown(): ReturnType<typeof vi.fn> {
  const send = vi.fn().mockResolvedValue({ t: 'ok' })
  const seat = (kind: string, name: string): object => ({ kind, name, level: 'steady', character: null, away: null, program: false, colour: null, face: null, title: '' })
  const table = { seat: 0, send, lobby: { host: 0, seats: [seat('person', 'Ann'), seat('person', 'Bob'), seat('bot', 'Flint')] } }
  render(LobbySeats, { table: table as unknown as Table, people: [], onedit: () => undefined })
  return send
}
test('a person is sent away only when that was confirmed', async () => {
  const send = shown()
  const press = (name: RegExp): Promise<boolean> => fireEvent.click(screen.getByRole('button', { name }))
  await press(/: Bob$/)
  expect(send).not.toHaveBeenCalled()
  expect(screen.getByRole('alert').textContent).toContain('Send Bob away? They can come back only if you let them')
  await press(/^Cancel$/)
  expect(screen.queryByRole('alert')).toBeNull()
  await press(/: Bob$/)
  await press(/^Remove$/)
  expect(send).toHaveBeenCalledWith({ t: 'kick', seat: 1 })
})
test('whoever was sent away by mistake may come back', async () => {
  const send = shown()
  await fireEvent.click(screen.getByRole('button', { name: /: Bob$/ }))
  await fireEvent.click(screen.getByRole('button', { name: /^Remove$/ }))
  await vi.waitFor(() => expect(screen.getByRole('status').textContent).toContain('Bob was sent away'))
  await fireEvent.click(screen.getByRole('button', { name: /^Undo$/ }))
  expect(send).toHaveBeenCalledWith({ t: 'undo_kick' })
  await vi.waitFor(() => expect(screen.getByRole('status').textContent).toContain('Bob may sit down again'))
})
test('a bot goes at once', async () => {
  const send = shown()
  await fireEvent.click(screen.getByRole('button', { name: /: Flint$/ }))
  expect(send).toHaveBeenCalledWith({ t: 'kick', seat: 2 })
})
