import { expect, test } from 'vitest'
import { readPlaces, writePlaces } from './written-places.ts'

const places = [
  { lat: 24.7136, lng: 46.6753 },
  { lat: -0.5, lng: 39.1925 },
]

test('positions come back from an address in their order', () => {
  expect(readPlaces(writePlaces(places))).toEqual(places)
})

test.each([null, '', '24.7', '24.7,x', '24.7,46.6,1', Array(101).fill('24,46').join(';')])(
  'an address that carries %j carries none',
  (written) => {
    expect(readPlaces(written)).toEqual([])
  },
)
