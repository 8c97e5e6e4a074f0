import { beforeAll, expect, test } from 'vitest'
import { bindPhrases, type BoundPhrases } from '../../i18n/bind-phrases.ts'
import { loadedPhrases, loadEveryPhrase } from '../../i18n/load-phrases.ts'
import { pinLabel } from './pin-label.ts'

type Words = { map: BoundPhrases<'map'>; units: BoundPhrases<'units'> }
let words: Record<'ar' | 'en', Words>

beforeAll(async () => {
  await loadEveryPhrase()
  const bind = (locale: 'ar' | 'en'): Words => ({
    map: bindPhrases(loadedPhrases(locale, 'map'), locale),
    units: bindPhrases(loadedPhrases(locale, 'units'), locale),
  })
  words = { ar: bind('ar'), en: bind('en') }
})

const monthly = (min: number, max: number) => ({ min, max, currency: 'SAR', period: 'monthly' }) as const

test.each([
  [monthly(9000, 12_000), '9–12 ألف', '9–12k'],
  [monthly(5500, 8000), '5.5–8 آلاف', '5.5–8k'],
  [monthly(15_000, 15_000), '15 ألف', '15k'],
  [{ min: 25, max: 32, currency: 'SAR', period: 'hourly' } as const, '25–32/ساعة', '25–32/h'],
  [{ min: 300, max: 300, currency: 'KWD', period: 'daily' } as const, '300/يوم د.ك', '300/day KWD'],
])('writes %o in a few letters', (salary, arabic, english) => {
  const label = (locale: 'ar' | 'en') =>
    pinLabel(salary, words[locale].map, words[locale].units).replace(/[\u2066\u2069]/g, '')
  expect([label('ar'), label('en')]).toEqual([arabic, english])
})
