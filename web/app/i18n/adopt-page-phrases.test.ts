import type { Noun } from '@qareeb/content/catalogues'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { adoptPagePhrases } from './adopt-page-phrases.ts'
import { adoptPhrases, findPhrases, loadedPhrases, loadNoun } from './load-phrases.ts'

afterEach(() => void vi.unstubAllGlobals())

const opened = (nouns: Noun[], ask: () => Promise<Response>) =>
  vi.stubGlobal('pagePhrases', { locale: 'en', nouns, ask })

test('words that the document asked for are there before the page is drawn', async () => {
  await loadNoun('en', 'units')
  const units = loadedPhrases('en', 'units')
  // Tests of other files find all of them.
  onTestFinished(() => adoptPhrases('en', { units }))
  opened(['units'], () => Promise.resolve(Response.json({ units: { comma: ', ' } })))
  await adoptPagePhrases()
  expect(findPhrases('en', 'units')).toEqual({ comma: ', ' })
})

test.each([
  ['does not arrive', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['is a refusal', () => Promise.resolve(new Response('<h1>Busy</h1>', { status: 503 }))],
])('words come as modules when the answer %s', async (_, answer) => {
  opened(['offline'], answer)
  await adoptPagePhrases()
  expect(findPhrases('en', 'offline')).toHaveProperty('title')
})
