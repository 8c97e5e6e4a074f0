import type { Noun } from '@qareeb/content/catalogues'
import type { JobAdDetails } from '@qareeb/contract/job-ads'
import { beforeAll, expect, test } from 'vitest'
import { bindPhrases } from '../../i18n/bind-phrases.ts'
import { loadedPhrases, loadEveryPhrase } from '../../i18n/load-phrases.ts'
import { seniorAccountant } from '../testing-ads.ts'
import { detailsInWords } from './ad-details.ts'

beforeAll(loadEveryPhrase)

const wordsOf = <N extends Noun>(noun: N) => bindPhrases<N>(loadedPhrases('en', noun), 'en')

const inEnglish = (details: Partial<JobAdDetails>) =>
  detailsInWords(
    { ...seniorAccountant.details, ...details },
    { locale: 'en', t: wordsOf('jobAdRequirements'), fields: wordsOf('fields'), units: wordsOf('units') },
  )

test('an ad that asks for nothing has no details', () => {
  expect(inEnglish({})).toEqual([])
})

test('skills, languages and benefits are listed in words, required and optional ones apart', () => {
  const details = inEnglish({
    experienceYears: 3,
    skills: [
      { name: { ar: 'إكسل', en: 'Excel' }, need: 'must' },
      { name: { ar: 'الزكاة', en: 'Zakat' }, need: 'nice' },
    ],
    languages: [{ language: 'en', level: 'good' }],
    benefits: ['housing', 'transport'],
    benefitsText: { ar: null, en: 'Gym' },
  })
  expect(details.map(({ name, text }) => `${name} = ${text}`)).toEqual([
    'Years of experience = 3',
    'Required skills = Excel',
    'Nice-to-have skills = Zakat',
    'Languages = English (Good)',
    'Benefits = Housing, Transport, Gym',
  ])
})

test('zero years of experience are shown as a sentence', () => {
  const said = inEnglish({ experienceYears: 0 }).map(({ name, text }) => `${name} = ${text}`)
  expect(said).toEqual(['Years of experience = None needed'])
})
