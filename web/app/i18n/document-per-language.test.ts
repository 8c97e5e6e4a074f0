import { RouterContextProvider } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { documentPerLanguage } from './document-per-language.ts'

afterEach(() => void vi.unstubAllGlobals())

const origin = 'https://qareeb.example'

/** Steps from one page to another. @returns the answer of the router in place of the page; null where it goes on */
async function step(from: string, to: string): Promise<Response | null> {
  vi.stubGlobal('location', { pathname: from })
  const url = new URL(to, origin)
  const step = {
    url,
    request: new Request(url),
    pattern: '',
    unstable_pattern: '',
    params: {},
    context: new RouterContextProvider(),
  }
  try {
    await documentPerLanguage(step, async () => undefined)
    return null
  } catch (answer) {
    // The router's answers are thrown.
    return answer as Response
  }
}

test.each([
  ['/en/login', '/job/driver?locationId=1'],
  ['/login', '/en/job/driver'],
  ['/en', '/'],
  ['/', '/en'],
])('navigation from %s to %s loads a document', async (from, to) => {
  const answer = await step(from, to)
  expect(answer?.headers.get('location')).toBe(new URL(to, origin).href)
  expect(answer?.headers.get('x-remix-reload-document')).toBe('true')
})

test.each([
  ['/en/login', '/en/job/driver'],
  ['/login', '/job/driver'],
  ['/', '/english-teacher'],
])('navigation from %s to %s does not', async (from, to) => {
  expect(await step(from, to)).toBeNull()
})
