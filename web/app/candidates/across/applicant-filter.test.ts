import { expect, test } from 'vitest'
import { toQueryString } from '../../query-string.ts'
import { changed, clearedFilter, readFilter, toQuery } from './applicant-filter.ts'

const read = (query: string) => readFilter(new URLSearchParams(query))

test.each([
  '',
  '?q=sara&state=hired',
  '?state=new&waiting=long&sort=waiting',
  '?state=new&sort=waiting',
  '?state=in-progress&promised=overdue',
])('writes the address %s as it was read', (query) => {
  expect(toQueryString(toQuery(read(query)))).toBe(query)
})

test('ignores values that no list has', () => {
  expect(read('state=gone&waiting=short&promised=later&sort=nearest')).toEqual(clearedFilter)
})

test('the order by waiting time shows new applications only, and another state ends that order', () => {
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

test('only applications in progress have a promised answer: it and waiting end each other', () => {
  const overdue = changed(clearedFilter, { promised: 'overdue' })
  expect(overdue).toEqual({ ...clearedFilter, state: 'in-progress', promised: 'overdue' })
  expect(changed(overdue, { q: 'sara' })).toEqual({ ...overdue, q: 'sara' })
  expect(changed(overdue, { state: 'hired' })).toEqual({ ...clearedFilter, state: 'hired' })
  expect(changed(overdue, { state: null })).toEqual(clearedFilter)
  const waiting = changed(overdue, { isWaitingLong: true })
  expect(waiting).toEqual({ ...clearedFilter, state: 'new', isWaitingLong: true })
  expect(changed(overdue, { sort: 'waiting' })).toEqual({ ...clearedFilter, state: 'new', sort: 'waiting' })
  expect(changed(waiting, { promised: 'soon' })).toEqual({ ...overdue, promised: 'soon' })
  expect(read('state=hired&waiting=long&promised=soon')).toEqual({ ...overdue, promised: 'soon' })
})
