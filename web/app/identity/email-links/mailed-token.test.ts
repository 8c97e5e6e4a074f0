import { afterEach, expect, test, vi } from 'vitest'
import { hideMailedToken, readMailedToken, type TokenName } from './mailed-token.ts'

afterEach(() => void vi.unstubAllGlobals())

/** A browser at an address, with a state of its history. */
function openAt(address: string, state: unknown) {
  const { pathname, search, hash } = new URL(address, 'https://qareeb.example')
  const entry = { state, address }
  vi.stubGlobal('location', { pathname, search, hash })
  vi.stubGlobal('history', {
    state,
    replaceState: (next: unknown, _: string, to: string) =>
      Object.assign(entry, { state: next, address: to }),
  })
  return entry
}

/** The entry as React Router reads it when the page is loaded again. */
const reload = ({ state, address }: { state: unknown; address: string }, name?: TokenName) =>
  readMailedToken(
    new URL(address, 'https://qareeb.example').searchParams,
    // Written by this test.
    (state as { usr?: unknown } | null)?.usr,
    name,
  )

test('a token leaves the address, and a reload still finds it', () => {
  const entry = openAt('/en/reset-password?token=secret&utm=mail#top', { idx: 3, usr: { from: 'search' } })
  hideMailedToken()
  expect(entry.address).toBe('/en/reset-password?utm=mail#top')
  expect(entry.state).toMatchObject({ idx: 3, usr: { from: 'search' } })
  expect(reload(entry)).toBe('secret')
})

test('it works on the first page of a tab, which has no history', () => {
  const entry = openAt('/verify-email?token=secret', null)
  hideMailedToken()
  expect(entry.address).toBe('/verify-email')
  expect(reload(entry)).toBe('secret')
})

test('the token of an invitation leaves the address, in which its name stays', () => {
  const entry = openAt('/register?invitation=secret', null)
  hideMailedToken('invitation')
  expect(entry.address).toBe('/register?invitation=')
  expect(reload(entry, 'invitation')).toBe('secret')
})

test('without a token nothing changes', () => {
  const entry = openAt('/verify-email', { idx: 0 })
  hideMailedToken()
  expect(entry).toEqual({ address: '/verify-email', state: { idx: 0 } })
  expect(reload(entry)).toBeNull()
})
