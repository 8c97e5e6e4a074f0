import { afterEach, beforeEach, expect, test, vi } from 'vitest'

beforeEach(() => {
  vi.useFakeTimers()
  vi.resetModules()
})
afterEach(() => void vi.useRealTimers())

const load = () => import('./toast-store.ts')

test('a new toast takes the place of the old one at once', async () => {
  const { toast, toastStore } = await load()
  toast('First')
  toast('Second', 'success')
  expect(toastStore.read()).toMatchObject([{ text: 'Second', variant: 'success', isOpen: true }])
})

test('a dismissed toast is hidden, and its record goes after 1,000,000 ms', async () => {
  const { dismissToast, toast, toastStore } = await load()
  toast('Copied')
  const [copied] = toastStore.read()
  dismissToast(copied?.id ?? 0)
  expect(toastStore.read()).toMatchObject([{ isOpen: false }])

  vi.advanceTimersByTime(999_999)
  expect(toastStore.read()).toHaveLength(1)
  vi.advanceTimersByTime(1)
  expect(toastStore.read()).toEqual([])
})

test('tells who listens, until they stop', async () => {
  const { toast, toastStore } = await load()
  const listener = vi.fn<() => void>()
  const stop = toastStore.subscribe(listener)
  toast('One')
  stop()
  toast('Two')
  expect(listener).toHaveBeenCalledTimes(1)
})
