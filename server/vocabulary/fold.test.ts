import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freshDatabase, type TestDatabase } from '../testing/database.ts'
import { fold, stripAffixes } from './fold.ts'
import { stopWords } from './stop-words.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await freshDatabase()
})
afterAll(() => database.drop())

const inDatabase = (texts: string[]) =>
  database.db.query<{ folded: string; stripped: string }>({
    text: `select fold(written) as folded, search_text(written) as stripped
      from unnest($1::text[]) with ordinality as list (written, place) order by place`,
    values: [texts],
  })

const here = (texts: string[]) =>
  texts.map((text) => ({ folded: fold(text), stripped: stripAffixes(fold(text)) }))

test('every letter folds here as it does in the database', async () => {
  const ranges = [
    [0x20, 0x17f],
    [0x600, 0x6ff],
    [0x2000, 0x206f],
    [0xfb50, 0xfeff],
  ] as const
  const letters = ranges.flatMap(([first, last]) =>
    Array.from({ length: last - first + 1 }, (_, index) => first + index),
  )
  // İ is the one letter whose lower case is two characters in JavaScript and one in PostgreSQL.
  const texts = letters
    .filter((letter) => letter !== 0x130)
    .map((letter) => `a${String.fromCodePoint(letter)}ب`)

  expect(here(texts)).toEqual(await inDatabase(texts))
})

test('any text of Arabic, English, digits and punctuation folds here as it does in the database', async () => {
  const pieces = [
    'ال',
    'وال',
    'بال',
    'لل',
    'ات',
    'ون',
    'ين',
    'ة',
    'ies',
    'ses',
    's',
    'es',
    '.net',
    'c++',
    'e-',
    'f&b',
    ' ',
    '-',
    'مسئول',
  ]
  const letters = [..."محسبدريعلأإآىئؤءـًaceinorstuxz019٣&./+#'’–"]
  const text = fc
    .array(fc.constantFrom(...pieces, ...letters), { maxLength: 24 })
    .map((parts) => parts.join(''))
  const texts = fc.sample(text, { numRuns: 2000, seed: 7 })

  expect(here(texts)).toEqual(await inDatabase(texts))
})

test('stop words are the same here as in the database', async () => {
  const [row] = await database.db.query<{ words: string[] }>({ text: 'select stop_words() as words' })

  expect([...stopWords].toSorted()).toEqual(row?.words.toSorted())
})
