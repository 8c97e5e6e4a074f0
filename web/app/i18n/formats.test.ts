import { beforeAll, expect, test } from 'vitest'
import { bindPhrases, type BoundPhrases } from './bind-phrases.ts'
import { formatAge, formatDate, formatDaysLeft, formatMoment, lastInstantBefore } from './dates.ts'
import { formatDistance } from './distances.ts'
import { loadEveryPhrase, loadedPhrases } from './load-phrases.ts'
import { formatPay } from './money.ts'
import { formatNumber } from './numbers.ts'

let arabic: BoundPhrases<'units'>
let english: BoundPhrases<'units'>

beforeAll(async () => {
  await loadEveryPhrase()
  arabic = bindPhrases(loadedPhrases('ar', 'units'), 'ar')
  english = bindPhrases(loadedPhrases('en', 'units'), 'en')
})

/** Without the invisible marks that isolate directions, and with plain spaces. */
const seen = (text: string) => text.replace(/[\u2066\u2069]/g, '').replaceAll('\u00A0', ' ')

const riyals = { min: 9000, max: 12_000, currency: 'SAR', period: 'monthly' } as const

test('pay in both languages', () => {
  expect(seen(formatPay(riyals, 'ar', arabic))).toBe('9,000 – 12,000 ر.س شهريًا')
  expect(seen(formatPay(riyals, 'en', english))).toBe('SAR 9,000 – 12,000 per month')
})

test('pay whose ends are equal is one number', () => {
  expect(seen(formatPay({ ...riyals, max: 9000 }, 'en', english))).toBe('SAR 9,000 per month')
})

test.each([
  [{ min: 25.5, max: 32, currency: 'SAR', period: 'hourly' }, 'SAR 25.50 – 32.00 per hour'],
  [{ min: 350.125, max: 400, currency: 'KWD', period: 'monthly' }, 'KWD 350.125 – 400.000 per month'],
  [{ min: 60_000, max: 80_000, currency: 'DJF', period: 'daily' }, 'DJF 60,000 – 80,000 per day'],
] as const)('decimals follow the currency: %o', (salary, text) => {
  expect(seen(formatPay(salary, 'en', english))).toBe(text)
})

test('a range begins with its smaller end in either direction', () => {
  expect(formatPay(riyals, 'ar', arabic)).toContain('\u20669,000\u2069 – \u206612,000\u2069')
})

test('digits are Western in both languages', () => {
  expect([formatNumber(12_480, 'ar'), formatNumber(12_480, 'en')]).toEqual(['12,480', '12,480'])
})

test.each([
  [0.01, '0.1 km away'],
  [1.24, '1.2 km away'],
  [9.94, '9.9 km away'],
  [9.96, '10 km away'],
  [48.4, '48 km away'],
])('%f km reads "%s"', (km, text) => {
  expect(seen(formatDistance({ km, from: 'viewer' }, 'en', english))).toBe(text)
})

test('a distance from another point than the reader names that point', () => {
  expect(seen(formatDistance({ km: 14.2, from: 'centre' }, 'ar', arabic))).toBe('14 كم عن مركز الخريطة')
  expect(seen(formatDistance({ km: 14.2, from: 'centre' }, 'en', english))).toBe('14 km from the centre')
})

test('dates are DD / MM / YYYY in Riyadh, where the day turns three hours earlier', () => {
  expect(seen(formatDate('2026-11-20T21:30:00Z'))).toBe('21 / 11 / 2026')
  expect(seen(formatDate('2026-11-20'))).toBe('20 / 11 / 2026')
})

test('the time of the day follows the date after a comma', () => {
  expect(seen(formatMoment('2026-11-20T21:30:00Z', english))).toBe('21 / 11 / 2026, 00:30')
  expect(seen(formatMoment('2026-11-20T21:30:00Z', arabic))).toBe('21 / 11 / 2026، 00:30')
})

test('no line breaks inside a date', () => {
  expect(formatDate('2026-11-20')).toContain('20\u00A0/\u00A011\u00A0/\u00A02026')
})

test('a deadline of a day is open until that day, which ends in Riyadh at 21:00 UTC', () => {
  const openUntil = lastInstantBefore('2026-11-29T21:00:00.000Z')
  expect(seen(formatDate(openUntil))).toBe('29 / 11 / 2026')
  expect(formatDaysLeft(openUntil, new Date('2026-11-29T20:00:00Z'), english)).toBe('Ends today')
})

const now = new Date('2026-11-21T12:00:00Z')

test.each([
  ['2026-11-21T11:59:30Z', 'الآن', 'Just now'],
  ['2026-11-21T11:58:00Z', 'قبل دقيقتين', '2 min ago'],
  ['2026-11-21T10:00:00Z', 'قبل ساعتين', '2 h ago'],
  ['2026-11-20T20:00:00Z', 'أمس', 'Yesterday'],
  ['2026-11-19T12:00:00Z', 'قبل يومين', '2 days ago'],
  ['2026-11-18T12:00:00Z', 'قبل 3 أيام', '3 days ago'],
  ['2026-11-10T12:00:00Z', 'قبل 11 يومًا', '11 days ago'],
  ['2026-09-01T12:00:00Z', '01 / 09 / 2026', '01 / 09 / 2026'],
])('%s was «%s»', (instant, inArabic, inEnglish) => {
  expect(seen(formatAge(instant, now, arabic))).toBe(inArabic)
  expect(seen(formatAge(instant, now, english))).toBe(inEnglish)
})

test.each([
  ['2026-11-21T20:00:00Z', 'ينتهي اليوم'],
  ['2026-11-22T08:00:00Z', 'بقي يوم واحد'],
  ['2026-11-24T08:00:00Z', 'بقيت 3 أيام'],
  ['2026-11-20T20:00:00Z', 'انتهى'],
  ['2026-11-01T08:00:00Z', 'انتهى'],
])('until %s: «%s»', (instant, text) => {
  expect(formatDaysLeft(instant, now, arabic)).toBe(text)
})
