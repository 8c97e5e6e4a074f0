import { createMemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { afterRest } from './after-rest.ts'
import { isElsewhere } from './use-is-elsewhere.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const restMs = 250
const loadingMs = 2_000

/** A list whose address holds words and a tab, on a device that shows an address when it is told to. */
async function openList() {
  const loader = () => new Promise((resolve) => setTimeout(() => resolve(null), loadingMs))
  const router = createMemoryRouter([{ path: '/ads', loader }], {
    initialEntries: ['/ads?tab=active'],
    hydrationData: { loaderData: {} },
  })
  router.initialize()
  await vi.advanceTimersByTimeAsync(loadingMs)
  let shown = router.state.location
  return {
    router,
    show: () => {
      shown = router.state.location
    },
    type: (words: string) =>
      afterRest(restMs, {
        isElsewhere: () => isElsewhere(router.state, shown.key),
        act: () => void router.navigate(`/ads?q=${words}&${new URLSearchParams(shown.search)}`),
      }),
  }
}

test('typed words do not undo a press that is still loading, or not yet on screen', async () => {
  const { router, show, type } = await openList()
  type('nurse')
  void router.navigate('/ads?tab=closed')
  await vi.advanceTimersByTimeAsync(2 * restMs)
  expect(router.state.navigation.location?.search).toBe('?tab=closed')

  await vi.advanceTimersByTimeAsync(loadingMs + 2 * restMs)
  expect(router.state.navigation.state).toBe('idle')
  expect(router.state.location.search).toBe('?tab=closed')

  show()
  await vi.advanceTimersByTimeAsync(restMs + loadingMs)
  expect(router.state.location.search).toBe('?q=nurse&tab=closed')
})

test('typed words are searched for after a rest', async () => {
  const { router, type } = await openList()
  type('nurse')
  await vi.advanceTimersByTimeAsync(restMs - 1)
  expect(router.state.navigation.state).toBe('idle')
  await vi.advanceTimersByTimeAsync(1)
  expect(router.state.navigation.location?.search).toBe('?q=nurse&tab=active')
})

test('words that were typed on are given up', async () => {
  const { router, type } = await openList()
  const giveUp = type('nur')
  giveUp()
  await vi.advanceTimersByTimeAsync(2 * restMs)
  expect(router.state.navigation.state).toBe('idle')
})
