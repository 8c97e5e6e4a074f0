import { beforeAll, expect, test } from 'vitest'
import { loadedPhrases, loadPhrases } from './load-phrases.ts'
import { phrasesScript } from './phrases-file.server.ts'
import { loader } from './phrases-route.ts'

const nouns = ['shell', 'units'] as const

beforeAll(() => Promise.all([loadPhrases('ar', nouns), loadPhrases('en', nouns)]))

const ask = (locale: string, nouns: string, version: string) => loader({ params: { locale, nouns, version } })

/** The address that the script of a page asks for, in its parts. */
function askedBy(script: string) {
  const [, locale = '', nouns = '', version = ''] =
    /fetch\("\/phrases\/([^/]+)\/([^/]+)\/([^/"]+)"/.exec(script) ?? []
  return { locale, nouns, version }
}

test('a page is answered its words in its language, and they are kept for good', async () => {
  const { locale, nouns, version } = askedBy(phrasesScript('en', ['shell', 'units']))
  const answer = ask(locale, nouns, version)
  expect(await answer.json()).toEqual({
    shell: loadedPhrases('en', 'shell'),
    units: loadedPhrases('en', 'units'),
  })
  expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
})

test('the address changes with the language and the nouns', () => {
  const versions = [
    phrasesScript('en', ['units']),
    phrasesScript('ar', ['units']),
    phrasesScript('ar', ['shell', 'units']),
  ].map((script) => askedBy(script).version)
  expect(new Set(versions).size).toBe(3)
})

test('words of another version are answered and not kept', async () => {
  const answer = ask('ar', 'units', 'older')
  expect(await answer.json()).toEqual({ units: loadedPhrases('ar', 'units') })
  expect(answer.headers.get('cache-control')).toBe('no-store')
})

test.each([
  ['de', 'units'],
  ['en', 'units.nothing'],
  ['en', 'constructor'],
  ['en', ''],
])('there are no words at %s/%s', (locale, nouns) => {
  expect(ask(locale, nouns, 'any').status).toBe(404)
})
