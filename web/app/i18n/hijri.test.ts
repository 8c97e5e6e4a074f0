import { expect, test } from 'vitest'
import { formatHijri, fromHijri } from './hijri.ts'

const plain = (text: string) => text.replaceAll(/[\u2066\u2069\u00a0]/g, '')

test.each([
  ['2026-11-24', '14/06/1448'],
  ['2025-06-26', '01/01/1447'],
  ['2024-03-11', '01/09/1445'],
])('%s is %s', (date, hijri) => {
  expect(plain(formatHijri(date))).toBe(hijri)
})

test('each day of sixty years comes back from the Hijri calendar', () => {
  const day = 86_400_000
  for (let time = Date.UTC(2000, 0, 1); time < Date.UTC(2060, 0, 1); time += 13 * day) {
    const date = new Date(time).toISOString().slice(0, 10)
    const [dayOf = 0, month = 0, year = 0] = plain(formatHijri(date)).split('/').map(Number)
    expect(fromHijri({ year, month, day: dayOf })).toBe(date)
  }
})

test('a month of 29 days has no thirtieth', () => {
  const lengths = Array.from({ length: 12 }, (_, at) => fromHijri({ year: 1447, month: at + 1, day: 30 }))
  expect(lengths).toContain(null)
  expect(fromHijri({ year: 1447, month: 13, day: 1 })).toBeNull()
})
