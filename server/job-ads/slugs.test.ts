import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { slugOf, slugsToTry } from './slugs.ts'

describe('the slug of a title', () => {
  it.each([
    ['Senior Accountant', 'senior-accountant'],
    ['Café & Crème – Pâtissier', 'cafe-creme-patissier'],
    ['محاسب أول', 'محاسب-أول'],
    ['مُحاسِب   قانونيّ!', 'محاسب-قانوني'],
    ['مهندس برمجيات (React / Node.js)', 'مهندس-برمجيات-react-node-js'],
    ['آمر مستودع', 'آمر-مستودع'],
    ['  C++  ', 'c'],
    ['٣ سائقين', '٣-سائقين'],
    ['!!!', ''],
  ])('%s → %s', (title, slug) => {
    expect(slugOf(title)).toBe(slug)
  })

  it('can be part of a path as it is, for any title', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (title) => {
        const slug = slugOf(title)
        expect(slug).not.toMatch(/[\s/?#%&=+A-Z]|^-|-$|--/)
        expect(slug.length).toBeLessThanOrEqual(120)
        expect(slug.isWellFormed()).toBe(true)
      }),
    )
  })

  it('is made unique by a piece of the id, at last by all of it', () => {
    expect(slugsToTry('محاسب', '1f2e3d4c-5b6a-4788-9900-aabbccddeeff')).toEqual([
      'محاسب-1f2e3d',
      'محاسب-1f2e3d4c5b6a',
      'محاسب-1f2e3d4c5b6a47889900aabbccddeeff',
    ])
    expect(slugsToTry('!!!', '1f2e3d4c-5b6a-4788-9900-aabbccddeeff')[0]).toBe('1f2e3d')
  })
})
