import { runInNewContext } from 'node:vm'
import type { JobAdCard } from '@qareeb/contract/job-ads'
import { describe, expect, test } from 'vitest'
import { seniorAccountant } from '../testing-ads.ts'
import { hideBeforeList } from './keeps-source-list.ts'
import {
  fromList,
  isFromList,
  isOpenedFrom,
  neighboursOf,
  type SourceList,
  toSourceAd,
} from './source-list.ts'

const [malqa] = seniorAccountant.locations
if (!malqa) throw new Error('The ad has no location.')
const card: JobAdCard = { ...seniorAccountant, location: malqa, locationCount: 2 }
const named = (id: string) => ({ ...toSourceAd(card), id })
const list: SourceList = {
  address: '/search?city=riyadh',
  total: { value: 28, kind: 'exact' },
  ads: ['a', 'b', 'c'].map(named),
  next: null,
}

test('an ad in the middle of a list has one before it and one after it', () => {
  expect(neighboursOf(list, 'b')).toEqual({ index: 1, previous: named('a'), next: named('c') })
})

test('the first and the last ad have one neighbour', () => {
  expect(neighboursOf(list, 'a')).toMatchObject({ previous: undefined, next: named('b') })
  expect(neighboursOf(list, 'c')).toMatchObject({ previous: named('b'), next: undefined })
})

test('a list does not contain the ad of another list', () => {
  expect(neighboursOf(list, 'z')).toBeNull()
})

test('an ad with one location is opened without naming it', () => {
  expect(toSourceAd(card).locationId).toBe(malqa.id)
  expect(toSourceAd({ ...card, locationCount: 1 }).locationId).toBeNull()
})

test('the state of a link contains whether it stands in a list', () => {
  expect(isFromList(fromList)).toBe(true)
  expect([null, undefined, 'list', {}].map(isFromList)).toEqual([false, false, false, false])
})

test('a list carried to the other language belongs to the ad that carries it, without a state of the history', () => {
  expect(isOpenedFrom({ ...list, carriedTo: 'b' }, null, 'b')).toBe(true)
})

test('another ad of a carried list does not belong to it when it was opened by its address', () => {
  expect(isOpenedFrom({ ...list, carriedTo: 'b' }, null, 'c')).toBe(false)
  expect(isOpenedFrom(list, null, 'b')).toBe(false)
})

test('each ad opened by a link of the list belongs to it', () => {
  expect(isOpenedFrom(list, fromList, 'c')).toBe(true)
})

describe('before the scripts of an ad', () => {
  /** Runs the script of an ad in a tab that keeps such a list. */
  function isHidden(jobAdId: string, kept: SourceList | null) {
    const link = { style: { visibility: '' } }
    runInNewContext(hideBeforeList(jobAdId), {
      sessionStorage: { getItem: () => kept && JSON.stringify(kept) },
      document: { currentScript: { previousElementSibling: link } },
    })
    return link.style.visibility === 'hidden'
  }

  test('the other way back is hidden where the kept list holds the ad', () => {
    expect(isHidden('b', list)).toBe(true)
    expect(isHidden('elsewhere', list)).toBe(false)
    expect(isHidden('b', null)).toBe(false)
  })
})
