import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { inTurn } from './in-turn.mjs'

let folder: string
let lock: string
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'in-turn-'))
  lock = path.join(folder, 'cache/preparing')
  vi.spyOn(console, 'log').mockImplementation(() => undefined)
})
afterEach(() => {
  vi.restoreAllMocks()
  fs.rmSync(folder, { recursive: true })
})

it('starts the second when the first has ended, however long that takes', async () => {
  const order: string[] = []
  const { promise, resolve: finish } = Promise.withResolvers<undefined>()
  const first = inTurn(
    async () => {
      await promise
      order.push('the first ends')
    },
    { lock, touchMs: 5 },
  )
  const second = inTurn(async () => order.push('the second begins'), { lock, staleMs: 100 })
  setTimeout(() => finish(undefined), 300)
  await Promise.all([first, second])
  expect(order).toEqual(['the first ends', 'the second begins'])
  expect(console.log).toHaveBeenCalledOnce()
})

it('releases its turn when the work fails', async () => {
  await expect(inTurn(() => Promise.reject(new Error('no network')), { lock })).rejects.toThrow('no network')
  expect(await inTurn(async () => 'done', { lock })).toBe('done')
})

it('does not wait for a command that was killed', async () => {
  fs.mkdirSync(path.dirname(lock))
  fs.writeFileSync(lock, '')
  fs.utimesSync(lock, 0, 0)
  expect(await inTurn(async () => 'done', { lock })).toBe('done')
})
