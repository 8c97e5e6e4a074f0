import type { Noun } from '@qareeb/content/catalogues'
import type { PublicJobAd } from '@qareeb/contract/job-ads'
import type { Locale } from '@qareeb/contract/locale'
import { beforeAll, expect, test } from 'vitest'
import { bindPhrases } from '../../i18n/bind-phrases.ts'
import { loadedPhrases, loadEveryPhrase } from '../../i18n/load-phrases.ts'
import { seniorAccountant } from '../testing-ads.ts'
import { jobAdHead } from './job-ad-head.ts'

const site = {
  origin: 'https://qareeb.example',
  name: { ar: 'قريب', en: 'Qareeb' },
  supportEmail: 'support@qareeb.example',
  links: {},
}

beforeAll(loadEveryPhrase)

const head = (
  changes: Partial<PublicJobAd> = {},
  locale: Locale = 'en',
  locationId: string | null = null,
) => {
  const phrases = <N extends Noun>(noun: N) => bindPhrases(loadedPhrases(locale, noun), locale)
  return jobAdHead({ ...seniorAccountant, ...changes }, { locale, site, phrases, locationId })
}

test('the title of an open ad names the job, the company and the city', () => {
  expect(head().title).toBe('Senior accountant – Oasis Group, Riyadh')
  expect(head({}, 'ar').title).toBe('محاسب أول – مجموعة الواحة، الرياض')
  expect(head({ workMode: 'full-remote' }).title).toBe('Senior accountant – Oasis Group, remote')
})

test('the title names the city of the location that the address names', () => {
  const [, jeddah] = seniorAccountant.locations
  expect(head({}, 'en', jeddah?.id).title).toBe('Senior accountant – Oasis Group, Jeddah')
})

test('an open ad summarises its pay, its terms and its first words within what search engines show', () => {
  const words = `<p>${'Closes the books &amp; files returns. '.repeat(20)}</p>`
  const { description = '' } = head({ description: { ar: null, en: words } })
  expect(description).toContain('Full-time')
  expect(description).toContain('Closes the books & files returns.')
  expect(description.length).toBeLessThanOrEqual(161)
})

test('an ad in both languages names its address in each', () => {
  expect(head()).toMatchObject({
    addresses: {
      ar: `/job/${encodeURIComponent('محاسب-أول-a1b2')}`,
      en: '/en/job/senior-accountant-a1b2',
    },
    onlyIn: undefined,
    image: `/og/job/${seniorAccountant.id}.png?locale=en`,
    jsonLd: { url: 'https://qareeb.example/en/job/senior-accountant-a1b2' },
  })
})

test.each([
  { locale: 'en', workHours: 'Hours a week: 40', jobBenefits: 'Housing, Part-time welcome' },
  { locale: 'ar', workHours: 'ساعات العمل الأسبوعية: 40', jobBenefits: 'سكن، دوام مرن' },
] as const)('hours and benefits are in the language of the page ($locale)', ({ locale, ...offered }) => {
  const benefitsText = { ar: 'دوام مرن', en: 'Part-time welcome' }
  const { details } = seniorAccountant
  const offering = { ...details, weeklyHours: 40, benefits: ['housing' as const], benefitsText }
  expect(head({ details: offering }, locale).jsonLd).toMatchObject(offered)
})

const arabicAlone = {
  slugs: { ar: 'محاسب', en: null },
  title: { ar: 'محاسب', en: null },
  description: { ar: '<p>يقفل الحسابات.</p>', en: null },
}

test('an ad in one language is canonical in that language on both sites', () => {
  expect(head(arabicAlone)).toMatchObject({
    onlyIn: 'ar',
    jsonLd: { url: `https://qareeb.example/job/${encodeURIComponent('محاسب')}` },
  })
})

test.each(['inactive', 'expired'] as const)(
  'an %s ad asks to be forgotten and offers nothing to search engines',
  (state) => {
    const closed = head({ state })
    expect(closed).toMatchObject({ noindex: true, title: 'Senior accountant – Oasis Group' })
    expect(closed).not.toHaveProperty('jsonLd')
    expect(closed).not.toHaveProperty('description')
  },
)
