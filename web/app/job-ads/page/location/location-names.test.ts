import { expect, test } from 'vitest'
import { seniorAccountant } from '../../testing-ads.ts'
import { locationNames } from './location-names.ts'

const [malqa, jeddah] = seniorAccountant.locations
if (!malqa || !jeddah) throw new Error('The ad has two locations.')

test('a location is known by its district, else by its city', () => {
  expect(locationNames([malqa, jeddah], 'en').map(({ en }) => en)).toEqual(['Al Malqa', 'Jeddah'])
})

test('two locations of one district are distinguished by the company’s names for them', () => {
  const warehouse = { ...malqa, id: 'warehouse', name: { ar: 'المستودع', en: 'Warehouse' } }
  expect(locationNames([malqa, warehouse, jeddah], 'en').map(({ en }) => en)).toEqual([
    'Head office',
    'Warehouse',
    'Jeddah',
  ])
})
