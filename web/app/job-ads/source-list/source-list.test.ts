import { runInNewContext } from 'node:vm'
import type { JobAdCard } from '@qareeb/contract/job-ads'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { seniorAccountant } from '../testing-ads.ts'
import { chooseWayBack, mayHoldAd } from './keeps-source-list.ts'
import {
  fromList,
  isFromList,
  isOpenedFrom,
  neighboursOf,
  saveSourceList,
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
  type Tab = { kept: SourceList | null; state?: unknown; pathname?: string }

  /** Runs the script of an ad in a tab. @returns the address of the way back to the list, null where it stays hidden */
  function backFrom(jobAdId: string, { kept, state = null, pathname = '/job/b' }: Tab) {
    const storage = new Map<string, string>()
    const sessionStorage = {
      getItem: (key: string) => storage.get(key) ?? null,
      setItem: (key: string, value: string) => storage.set(key, value),
    }
    vi.stubGlobal('sessionStorage', sessionStorage)
    if (kept) saveSourceList(kept)
    // The page of the ad loads the bar of the list by the same key.
    expect(mayHoldAd(jobAdId)).toBe(kept?.ads.some(({ id }) => id === jobAdId) ?? false)
    const link = { href: '', hidden: true }
    const dataset: { inList?: string } = {}
    runInNewContext(chooseWayBack(jobAdId), {
      sessionStorage,
      location: { pathname },
      history: { state },
      document: { currentScript: { previousElementSibling: link, dataset } },
    })
    // The style sheet hides the other way back by this.
    expect('inList' in dataset).toBe(!link.hidden)
    return link.hidden ? null : link.href
  }
  const opened = { usr: fromList }
  afterEach(() => void vi.unstubAllGlobals())

  test('an ad that was opened from the kept list leads back there', () => {
    expect(backFrom('b', { kept: list, state: opened })).toBe('/search?city=riyadh')
    expect(backFrom('b', { kept: { ...list, carriedTo: 'b' } })).toBe('/search?city=riyadh')
  })

  test('the way back leads to the list in the language of the page', () => {
    const english = { ...list, address: '/en/search?city=riyadh' }
    expect(backFrom('b', { kept: english, state: opened })).toBe('/search?city=riyadh')
    expect(backFrom('b', { kept: english, state: opened, pathname: '/en/job/b' })).toBe(
      '/en/search?city=riyadh',
    )
    expect(backFrom('b', { kept: list, state: opened, pathname: '/en/job/b' })).toBe('/en/search?city=riyadh')
  })

  test('an ad outside of the kept list, or opened by its address, keeps the other way back', () => {
    expect(backFrom('elsewhere', { kept: list, state: opened })).toBeNull()
    expect(backFrom('b', { kept: list })).toBeNull()
    expect(backFrom('b', { kept: { ...list, carriedTo: 'c' } })).toBeNull()
    expect(backFrom('b', { kept: null, state: opened })).toBeNull()
  })
})
