import { afterEach, expect, test, vi } from 'vitest'
import { nameTab } from './use-tab-title.ts'

afterEach(() => vi.unstubAllGlobals())

test('restores the title of a tab', () => {
  vi.stubGlobal('document', { title: 'Overview' })
  const takeBack = nameTab('Which company?')
  expect(document.title).toBe('Which company?')
  takeBack()
  expect(document.title).toBe('Overview')
})

test('leaves the name of the next page alone', () => {
  vi.stubGlobal('document', { title: 'Overview' })
  const takeBack = nameTab('Which company?')
  document.title = 'Search jobs'
  takeBack()
  expect(document.title).toBe('Search jobs')
})
