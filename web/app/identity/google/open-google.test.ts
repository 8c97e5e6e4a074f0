import { afterEach, beforeEach, expect, test, vi } from 'vitest'

type Listener = (event: { data: unknown }) => void

/** Channels of one browser: every listener gets every message. */
let channels: TestChannel[]
class TestChannel {
  listeners: Listener[] = []
  constructor() {
    channels.push(this)
  }
  addEventListener(_: string, listener: Listener) {
    this.listeners.push(listener)
  }
  postMessage(data: unknown) {
    for (const other of channels.filter((one) => one !== this))
      for (const listener of other.listeners) listener({ data })
  }
  close() {
    channels = channels.filter((one) => one !== this)
  }
}

/** The reader looks at this page again. */
let focus: () => void
const code = 'x'.repeat(43)
const late = vi.fn<(code: string) => void>()

beforeEach(() => {
  vi.resetModules()
  vi.useFakeTimers()
  late.mockClear()
  channels = []
  vi.stubGlobal('BroadcastChannel', TestChannel)
  vi.stubGlobal('window', {
    open: () => ({}),
    addEventListener: (_: string, listener: () => void) => (focus = listener),
    removeEventListener: () => undefined,
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** Opens Google in one tab; each call is a page of its own. */
async function open() {
  vi.resetModules()
  const { openGoogle } = await import('./open-google.ts')
  return { answer: openGoogle('en', null, late) }
}

// A channel has one origin and takes no other.
// oxlint-disable-next-line unicorn/require-post-message-target-origin
const answerFromGoogle = (message: unknown) => new TestChannel().postMessage(message)

test('somebody who answers at once is signed in', async () => {
  const { answer } = await open()
  answerFromGoogle({ code })
  await expect(answer).resolves.toBe(code)
  expect(late).not.toHaveBeenCalled()
})

test('somebody who looks back here and then goes on at Google is signed in all the same', async () => {
  const { answer } = await open()
  focus()
  vi.advanceTimersByTime(2000)
  await expect(answer).rejects.toThrow('auth/popup-closed-by-user')
  answerFromGoogle({ code })
  expect(late).toHaveBeenCalledExactlyOnceWith(code)
})

test('a page that has given up leaves the answer to the tab that asked last', async () => {
  const first = await open()
  focus()
  vi.advanceTimersByTime(2000)
  await expect(first.answer).rejects.toThrow('auth/popup-closed-by-user')
  const second = await open()
  answerFromGoogle({ code })
  await expect(second.answer).resolves.toBe(code)
  expect(late).not.toHaveBeenCalled()
})
