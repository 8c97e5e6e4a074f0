import { expect, test } from 'vitest'
import { seniorAccountant } from '../testing-ads.ts'
import { cardIn } from './card-in.ts'

const [location] = seniorAccountant.locations
if (!location) throw new Error('The ad has a location')
const card = { ...seniorAccountant, location, locationCount: 1 }

test('a card has the words of one language', () => {
  const title = { ar: 'محاسب أول', en: 'Senior accountant' }
  expect(cardIn('ar', { ...card, title }).title).toEqual({ ar: 'محاسب أول', en: null })
  expect(cardIn('en', { ...card, title }).title).toEqual({ ar: null, en: 'Senior accountant' })
})

test('a text that exists in the other language alone stays', () => {
  const title = { ar: null, en: 'Senior accountant' }
  expect(cardIn('ar', { ...card, title }).title).toEqual(title)
})

test('the address stays where neither the city nor the district is known', () => {
  const address = { ar: 'شارع العليا', en: null }
  expect(cardIn('ar', { ...card, location: { ...location, address } }).location?.address.ar).toBeNull()
  const unknown = { ...location, address, city: null, district: null }
  expect(cardIn('ar', { ...card, location: unknown }).location?.address).toEqual(address)
})

test('a card is as old as its minute, and open until the end of a day in Riyadh', () => {
  const { publishedAt, expiresAt } = cardIn('ar', { ...card, publishedAt: '2026-11-26T00:11:25.336Z' })
  expect(publishedAt).toBe('2026-11-26T00:11Z')
  expect(expiresAt).toMatch(/T21:00Z$/)
  const later = Date.parse(expiresAt) - Date.parse(card.expiresAt)
  expect(later).toBeGreaterThanOrEqual(0)
  expect(later).toBeLessThan(24 * 3_600_000)
})
