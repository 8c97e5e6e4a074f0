import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { toastEvent } from '../../ui/toasts/toast.ts'
import { whenLoaded } from './when-loaded.ts'

const toast = vi.fn<(detail: unknown) => void>()
const reload = vi.fn<() => void>()
const run = vi.fn<() => void>()

beforeEach(() => {
  const page = new EventTarget()
  page.addEventListener(toastEvent, (event) => toast((event as CustomEvent).detail))
  vi.stubGlobal('document', page)
  vi.stubGlobal('location', { href: '/job/1', reload })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.resetAllMocks()
})

const missing = async () => {
  throw new TypeError('Failed to fetch dynamically imported module')
}

test('runs once the code is there', async () => {
  whenLoaded(async () => ({}), run, { offline: 'Offline' })
  await vi.waitFor(() => expect(run).toHaveBeenCalledOnce())
  expect([reload.mock.calls, toast.mock.calls]).toEqual([[], []])
})

test('without a connection the page stays and shows that', async () => {
  vi.stubGlobal('fetch', missing)
  whenLoaded(missing, run, { offline: 'Offline' })
  await vi.waitFor(() => expect(toast).toHaveBeenCalledWith({ text: 'Offline', variant: 'destructive' }))
  expect([reload.mock.calls, run.mock.calls]).toEqual([[], []])
})

test('a new document asks again, since this one keeps the failure', async () => {
  vi.stubGlobal('fetch', async () => new Response(null, { status: 405 }))
  whenLoaded(missing, run, { offline: 'Offline' })
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce())
  expect([run.mock.calls, toast.mock.calls]).toEqual([[], []])
})

describe('a part that opens after the reload', () => {
  const kept = new Map<string, string>()
  beforeEach(() => {
    kept.clear()
    vi.stubGlobal('sessionStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
      removeItem: (key: string) => kept.delete(key),
    })
  })
  const words = { offline: 'Offline', part: 'search' }

  test('is noted for the new document', async () => {
    vi.stubGlobal('fetch', async () => new Response(null, { status: 405 }))
    whenLoaded(missing, run, words)
    await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce())
    expect([...kept.values()]).toEqual(['search'])
  })

  test('is forgotten where the page stays', async () => {
    vi.stubGlobal('fetch', missing)
    whenLoaded(missing, run, words)
    await vi.waitFor(() => expect(toast).toHaveBeenCalledOnce())
    expect(kept.size).toBe(0)
  })

  test('is reloaded for once', async () => {
    vi.stubGlobal('fetch', async () => new Response(null, { status: 405 }))
    whenLoaded(missing, run, words)
    await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce())
    whenLoaded(missing, run, words)
    await vi.waitFor(() => expect(toast).toHaveBeenCalledOnce())
    expect(reload).toHaveBeenCalledOnce()
    expect(kept.size).toBe(0)
  })
})
