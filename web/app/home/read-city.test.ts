import { expect, test } from 'vitest'
import { readCity } from './read-city.ts'

const read = (query: string) => readCity(new URLSearchParams(query))

test.each([
  ['', 'riyadh'],
  ['city=', 'riyadh'],
  ['city=jeddah', 'jeddah'],
  ['city=&city=dammam&utm_source=mail', 'dammam'],
])('?%s means %s', (query, city) => expect(read(query)).toEqual({ city, isMisread: false }))

test.each(['city=atlantis', 'city=jeddah&city=dammam', 'city=constructor', 'city=%00', 'city=Jeddah'])(
  '?%s cannot be read, so it is Riyadh',
  (query) => expect(read(query)).toEqual({ city: 'riyadh', isMisread: true }),
)
