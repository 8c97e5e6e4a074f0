import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { onceSeen } from './once-seen.ts'

let page: EventTarget & { visibilityState: string }
beforeEach(() => {
  page = Object.assign(new EventTarget(), { visibilityState: 'visible' })
  vi.stubGlobal('document', page)
})
afterEach(() => vi.unstubAllGlobals())

function become(visibilityState: 'visible' | 'hidden') {
  page.visibilityState = visibilityState
  page.dispatchEvent(new Event('visibilitychange'))
}

test('a page that is looked at begins at once, and only then', () => {
  const end = vi.fn<() => void>()
  const begin = vi.fn<() => () => void>(() => end)
  const stop = onceSeen(begin)
  become('hidden')
  become('visible')
  expect(begin).toHaveBeenCalledTimes(1)
  stop()
  expect(end).toHaveBeenCalledTimes(1)
})

test('a page in a background tab begins when it is looked at for the first time', () => {
  page.visibilityState = 'hidden'
  const begin = vi.fn<() => () => void>(() => () => {})
  onceSeen(begin)
  expect(begin).not.toHaveBeenCalled()
  become('visible')
  become('hidden')
  become('visible')
  expect(begin).toHaveBeenCalledTimes(1)
})

test('a page that is left before it was looked at begins never', () => {
  page.visibilityState = 'hidden'
  const begin = vi.fn<() => () => void>(() => () => {})
  onceSeen(begin)()
  become('visible')
  expect(begin).not.toHaveBeenCalled()
})
