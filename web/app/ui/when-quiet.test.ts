import { afterEach, describe, expect, test, vi } from 'vitest'
import { whenQuiet, whenQuietOrTouched } from './when-quiet.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** A browser that is busy until the test lets it rest. */
function openBusyBrowser() {
  vi.useFakeTimers()
  const waiting = new Map<number, () => void>()
  const requestIdleCallback = (run: () => void) => {
    waiting.set(waiting.size + 1, run)
    return waiting.size
  }
  const page = Object.assign(new EventTarget(), { requestIdleCallback })
  const connection = { onLine: true }
  vi.stubGlobal('window', page)
  vi.stubGlobal('navigator', connection)
  vi.stubGlobal('requestIdleCallback', requestIdleCallback)
  vi.stubGlobal('cancelIdleCallback', (handle: number) => waiting.delete(handle))
  const press = (touch: 'pointerdown' | 'keydown' = 'pointerdown') => page.dispatchEvent(new Event(touch))
  const connect = (onLine: boolean) => {
    connection.onLine = onLine
    page.dispatchEvent(new Event(onLine ? 'online' : 'offline'))
  }
  return { rest: () => waiting.forEach((run) => run()), connect, press }
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

test('a cancelled call does not run in an idle moment, since its component may be gone', () => {
  const { rest } = openBusyBrowser()
  const run = vi.fn<() => void>()
  const takeBack = whenQuiet(run)
  vi.runAllTimers()
  takeBack()
  rest()
  expect(run).not.toHaveBeenCalled()
})

test('waits for the connection: a script that fails to arrive is not fetched again', () => {
  const { rest, connect } = openBusyBrowser()
  const run = vi.fn<() => void>()
  whenQuiet(run)
  vi.runAllTimers()
  connect(false)
  rest()
  expect(run).not.toHaveBeenCalled()
  connect(true)
  expect(run).toHaveBeenCalledOnce()
})

test('a cancelled call does not run when the connection is back', () => {
  const { rest, connect } = openBusyBrowser()
  const run = vi.fn<() => void>()
  const takeBack = whenQuiet(run)
  vi.runAllTimers()
  connect(false)
  rest()
  takeBack()
  connect(true)
  expect(run).not.toHaveBeenCalled()
})

describe('a part that a reader may need at once', () => {
  test('runs at the first key, too', () => {
    const { press } = openBusyBrowser()
    const run = vi.fn<() => void>()
    whenQuietOrTouched(run)
    press('keydown')
    expect(run).toHaveBeenCalledOnce()
  })

  test('runs at the first press, and no second time', () => {
    const { rest, press } = openBusyBrowser()
    const run = vi.fn<() => void>()
    whenQuietOrTouched(run)
    press()
    expect(run).toHaveBeenCalledOnce()
    press()
    vi.runAllTimers()
    rest()
    expect(run).toHaveBeenCalledOnce()
  })

  test('waits for the connection where the first press comes without one', () => {
    const { rest, connect, press } = openBusyBrowser()
    const run = vi.fn<() => void>()
    whenQuietOrTouched(run)
    connect(false)
    press()
    vi.runAllTimers()
    rest()
    expect(run).not.toHaveBeenCalled()
    connect(true)
    expect(run).toHaveBeenCalledOnce()
  })

  test('a cancelled call does not run at a press', () => {
    const { press } = openBusyBrowser()
    const run = vi.fn<() => void>()
    whenQuietOrTouched(run)()
    press()
    expect(run).not.toHaveBeenCalled()
  })
})
