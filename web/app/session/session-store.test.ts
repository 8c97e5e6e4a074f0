import { beforeEach, expect, test, vi } from 'vitest'

const tokenOf = (exp: number) => `x.${Buffer.from(JSON.stringify({ exp })).toString('base64url')}.x`

const inAnHour = tokenOf(Date.now() / 1000 + 3600)
const hourAgo = tokenOf(Date.now() / 1000 - 3600)
const sara = JSON.stringify({ id: '11111111-1111-4111-8111-111111111111', email: 'sara@qareeb.example' })

let storage: Map<string, string>
let marks: boolean[]

beforeEach(() => {
  vi.resetModules()
  storage = new Map()
  marks = []
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => storage.set(key, value),
    removeItem: (key: string) => storage.delete(key),
  })
  vi.stubGlobal('document', {
    documentElement: { toggleAttribute: (_name: string, isOn: boolean) => marks.push(isOn) },
  })
  return () => vi.unstubAllGlobals()
})

async function sessionOf(token: string, user?: string) {
  storage.set('token', token)
  if (user !== undefined) storage.set('session-user', user)
  const { sessionStore } = await import('./session-store.ts')
  return sessionStore.read()
}

test.each([
  ['cannot be read', 'garbage', undefined],
  ['cannot be read, whoever is said to own it', 'garbage', sara],
  ['has ended, of nobody', hourAgo, undefined],
  ['has ended, of somebody who cannot be read', hourAgo, '5'],
])('a token that %s is no session, and goes', async (_case, token, user) => {
  expect(await sessionOf(token, user)).toBeNull()
  expect([...storage.keys()]).toEqual([])
  expect(marks).toEqual([false])
})

test('a token that has ended is renewed for its person', async () => {
  expect(await sessionOf(hourAgo, sara)).toMatchObject({ token: hourAgo })
})

test('a valid token makes a session before the user is loaded', async () => {
  expect(await sessionOf(inAnHour)).toEqual({ token: inAnHour, user: null })
})
