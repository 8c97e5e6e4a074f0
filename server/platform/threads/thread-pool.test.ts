import path from 'node:path'
import { expect, test } from 'vitest'
import { AppError } from '../../ground/errors.ts'
import type { TestWork } from './test-thread.ts'
import { createThreadPool, ThreadOverrun } from './thread-pool.ts'

const limits = { threads: 1, workMs: 10_000, memoryMb: 64, waitMs: 20_000, idleMs: 1_000 }
const poolOf = (changes: Partial<typeof limits> = {}) =>
  createThreadPool<TestWork, number>(path.join(import.meta.dirname, 'test-thread.ts'), {
    ...limits,
    ...changes,
  })

test('work runs in another thread, in order', async () => {
  const pool = poolOf()
  const doubled = await Promise.all([1, 2, 3].map((number) => pool.run({ kind: 'double', number })))
  expect(doubled).toEqual([2, 4, 6])
})

test('a refusal and a fault of the work reach the caller, and the thread goes on', async () => {
  const pool = poolOf()
  await expect(pool.run({ kind: 'refuse' })).rejects.toEqual(new AppError('file.unsafe'))
  await expect(pool.run({ kind: 'throw' })).rejects.toThrow('out of its mind')
  expect(await pool.run({ kind: 'double', number: 4 })).toBe(8)
})

test('work that takes too long ends with its thread, and the next work has a new one', async () => {
  const pool = poolOf({ workMs: 1_500 })
  await expect(pool.run({ kind: 'loop' })).rejects.toBeInstanceOf(ThreadOverrun)
  expect(await poolOf().run({ kind: 'double', number: 4 })).toBe(8)
})

test('work that takes too much memory ends with its thread, and the process goes on', async () => {
  await expect(poolOf({ memoryMb: 32 }).run({ kind: 'fill' })).rejects.toBeInstanceOf(ThreadOverrun)
})

test('callers wait for a thread and are refused after waitMs', async () => {
  const pool = poolOf({ workMs: 1_500, waitMs: 100 })
  const [first, second] = await Promise.allSettled([
    pool.run({ kind: 'loop' }),
    pool.run({ kind: 'double', number: 1 }),
  ])
  expect(first).toMatchObject({ reason: expect.any(ThreadOverrun) })
  expect(second).toMatchObject({ reason: { code: 'server.busy' } })
})
