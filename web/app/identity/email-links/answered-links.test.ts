import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { clearTabData } from '../../session/clear-tab-data.ts'
import { recallAnswer, rememberAnswer } from './answered-links.ts'

const link = 'verify-email/a-secret-token'
const answer = { email: 'sara@qareeb.example', returnTo: null }

let storage: Record<string, string>
beforeEach(() => {
  storage = {}
  const methods = {
    getItem: (key: string) => storage[key] ?? null,
    setItem: (key: string, value: string) => void (storage[key] = value),
    removeItem: (key: string) => void delete storage[key],
  }
  // As in a browser, `Object.keys` lists stored keys only.
  vi.stubGlobal(
    'sessionStorage',
    new Proxy(methods, {
      ownKeys: () => Object.keys(storage),
      getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
    }),
  )
})
afterEach(() => void vi.unstubAllGlobals())

test('the result of a link is shown after a reload, without the token', async () => {
  await rememberAnswer(link, answer)
  expect(await recallAnswer(link)).toEqual(answer)
  expect(await recallAnswer('verify-email/another')).toBeUndefined()
  expect(JSON.stringify(storage)).not.toContain('a-secret-token')
})

test('leaves no trace for the next person', async () => {
  await rememberAnswer(link, answer)
  clearTabData()
  expect(storage).toEqual({})
})

test('without storage no result is known', async () => {
  vi.stubGlobal('sessionStorage', undefined)
  await rememberAnswer(link, answer)
  expect(await recallAnswer(link)).toBeUndefined()
})
