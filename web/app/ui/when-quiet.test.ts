import { afterEach, expect, test, vi } from 'vitest'
import { whenQuiet } from './when-quiet.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** A browser that is busy until it is told to rest. */
function openBusyBrowser() {
  vi.useFakeTimers()
  const waiting = new Map<number, () => void>()
  const requestIdleCallback = (run: () => void) => {
    waiting.set(waiting.size + 1, run)
    return waiting.size
  }
  vi.stubGlobal('window', { requestIdleCallback })
  vi.stubGlobal('requestIdleCallback', requestIdleCallback)
  vi.stubGlobal('cancelIdleCallback', (handle: number) => waiting.delete(handle))
  return { rest: () => waiting.forEach((run) => run()) }
}

test('runs once the browser has nothing else to do', () => {
  const { rest } = openBusyBrowser()
  const run = vi.fn<() => void>()
  whenQuiet(run)
  vi.runAllTimers()
  expect(run).not.toHaveBeenCalled()
  rest()
  expect(run).toHaveBeenCalledOnce()
})

test('what is taken back while it waits for rest does not run: who was signed in may be gone', () => {
  const { rest } = openBusyBrowser()
  const run = vi.fn<() => void>()
  const takeBack = whenQuiet(run)
  vi.runAllTimers()
  takeBack()
  rest()
  expect(run).not.toHaveBeenCalled()
})
