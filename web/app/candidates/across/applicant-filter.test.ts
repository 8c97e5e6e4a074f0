import { expect, test } from 'vitest'
import { toQueryString } from '../../query-string.ts'
import { changed, clearedFilter, readFilter, toQuery } from './applicant-filter.ts'

const read = (query: string) => readFilter(new URLSearchParams(query))

test.each(['', '?q=sara&state=hired', '?state=new&waiting=long&sort=waiting', '?state=new&sort=waiting'])(
  'writes the address %s as it was read',
  (query) => {
    expect(toQueryString(toQuery(read(query)))).toBe(query)
  },
)

test('ignores values that no list has', () => {
  expect(read('state=gone&waiting=short&sort=nearest')).toEqual(clearedFilter)
})

test('only new applications wait: the state follows, and another state ends it', () => {
  const waiting = changed(clearedFilter, { sort: 'waiting' })
  expect(waiting.state).toBe('new')
  expect(changed(waiting, { q: 'sara' })).toEqual({ ...waiting, q: 'sara' })
  expect(changed({ ...waiting, isWaitingLong: true }, { state: 'hired' })).toEqual({
    ...clearedFilter,
    state: 'hired',
  })
  expect(changed(waiting, { state: null })).toEqual(clearedFilter)
  expect(read('state=hired&waiting=long').state).toBe('new')
})
