import { expect, it } from 'vitest'
import { toQueryString } from '../../query-string.ts'
import {
  countFilters,
  isNarrowed,
  type ListFilter,
  readFilter,
  toAddress,
  toListQuery,
} from './candidate-filter.ts'

const openId = '0193d3f2-6a5e-7c11-9a51-1f6f0c1c1a01'
const filter: ListFilter = {
  state: 'in-progress',
  q: 'يوسف',
  locationId: null,
  isWaitingLong: true,
  isOverdue: true,
  hasFile: 'yes',
  confirmed: null,
  isMine: true,
  isUntold: false,
  sort: 'waiting',
  view: 'board',
  openId,
}

it('keeps a filter in the address', () => {
  expect(readFilter(new URLSearchParams(toQueryString(toAddress(filter))))).toEqual(filter)
})

it('leaves the usual filter out of the address', () => {
  const usual = readFilter(new URLSearchParams())
  expect(toQueryString(toAddress(usual))).toBe('')
  expect(isNarrowed(usual)).toBe(false)
})

it('takes an unknown value for no filter', () => {
  const read = readFilter(new URLSearchParams('state=gone&sort=best&candidate=1&hasFile=maybe&waiting=short'))
  expect(read).toEqual(readFilter(new URLSearchParams()))
})

it('asks the server for the filter without the open candidate', () => {
  expect(toListQuery(filter)).toEqual({
    state: ['in-progress'],
    q: 'يوسف',
    waiting: 'long',
    promised: 'overdue',
    hasFile: 'yes',
    assignee: 'me',
    sort: 'waiting',
  })
})

it('counts the filters behind the button', () => {
  expect(countFilters(filter)).toBe(1)
  expect(isNarrowed(filter)).toBe(true)
})
