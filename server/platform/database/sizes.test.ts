import { expect, it } from 'vitest'
import { mostConnections } from './pool.ts'
import { serverSettings } from './settings.ts'

it.each([
  [1, 3],
  [2, 4],
  [4, 8],
  [64, 10],
])('the pool for %i processors holds %i connections', (processors, connections) => {
  expect(mostConnections(processors)).toBe(connections)
})

it.each([
  ['256 MB', 0.25, '128MB'],
  ['4 GB', 4, '1024MB'],
  ['24 GB', 24, '6144MB'],
  ['256 GB', 256, '8192MB'],
])('the embedded server takes a share of %s of memory as its cache', (_memory, gigabytes, cache) => {
  expect(serverSettings(gigabytes * 1024 ** 3).shared_buffers).toBe(cache)
})
