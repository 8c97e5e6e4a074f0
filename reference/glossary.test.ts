import { jobCategories } from '@qareeb/contract/job-ads'
import { describe, expect, it } from 'vitest'
import { jobTitles } from './job-titles.ts'
import { skills } from './skills.ts'

type Entry = { key: string; ar: readonly string[]; en: readonly string[] }

const fold = (written: string) =>
  written
    .toLowerCase()
    .replace(/[\u064b-\u0652\u0640]/g, '')
    .replace(/[أإآ]/g, 'ا')
    .replaceAll('ة', 'ه')
    .replaceAll('ى', 'ي')

/** Names that two entries, or one entry twice, would be found by. */
function repeated(entries: readonly Entry[]): string[] {
  const seen = new Map<string, string>()
  const twice: string[] = []
  for (const { key, ar, en } of entries)
    for (const written of [...ar, ...en]) {
      const folded = fold(written)
      if (seen.has(folded)) twice.push(`${written}: ${seen.get(folded)} and ${key}`)
      seen.set(folded, key)
    }
  return twice
}

describe.each([
  ['occupations', jobTitles, 400],
  ['skills', skills, 300],
])('the list of %s', (_, entries: readonly Entry[], atLeast) => {
  it('is long enough, and its keys differ', () => {
    expect(entries.length).toBeGreaterThanOrEqual(atLeast)
    expect(new Set(entries.map(({ key }) => key)).size).toBe(entries.length)
    expect(entries.filter(({ key }) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(key))).toEqual([])
  })

  it('has every name in both languages', () => {
    expect(entries.filter(({ ar }) => !/[\u0621-\u064a]/.test(ar[0] ?? ''))).toEqual([])
    expect(entries.filter(({ en }) => !/^[A-Za-zé0-9.&'/() +#-]+$/.test(en[0] ?? ''))).toEqual([])
  })

  it('uses no name twice', () => {
    expect(repeated(entries)).toEqual([])
  })

  it('writes vowel signs only where a word would be misread', () => {
    const shown = entries.map(({ ar }) => ar[0] ?? '')
    expect(shown.filter((written) => /[\u064e\u064f\u0650\u0652]/.test(written))).toEqual([])
    expect(shown.filter((written) => /[\u0640\u200c-\u200f]| {2}|^ | $/.test(written))).toEqual([])
  })
})

describe('the glossary of occupations', () => {
  it.each(jobCategories)('knows the work of %s', (category) => {
    expect(jobTitles.filter((title) => title.category === category).length).toBeGreaterThanOrEqual(15)
  })

  it('leads only to occupations that it has', () => {
    const keys = new Set(jobTitles.map(({ key }) => key))
    expect(jobTitles.flatMap(({ alsoMeans = [] }) => alsoMeans).filter((key) => !keys.has(key))).toEqual([])
  })

  it('`often` names only names of several words that the occupation has', () => {
    const foreign = jobTitles.flatMap(({ ar, en, asOften = [] }) =>
      asOften.filter((name) => ![...ar, ...en].includes(name) || !name.includes(' ')),
    )
    expect(foreign).toEqual([])
  })

  it('leads from accountant to محاسب', () => {
    expect(jobTitles.find(({ key }) => key === 'accountant')).toMatchObject({
      category: 'finance',
      ar: expect.arrayContaining(['محاسب']),
      en: expect.arrayContaining(['Accountant']),
    })
  })
})
