import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { identityOf, isRunning } from './is-running.ts'
import { withHomeLock } from './with-home-lock.ts'

let home: string
let lock: string
beforeEach(() => {
  home = fs.mkdtempSync(path.join(os.tmpdir(), 'qareeb-lock-'))
  lock = path.join(home, 'starting')
})
afterEach(() => fs.rmSync(home, { recursive: true }))

const longAgo = () => fs.utimesSync(lock, 0, 0)

it('waits for a running holder, however old its lock is', async () => {
  const order: string[] = []
  const { promise, resolve: finish } = Promise.withResolvers<undefined>()
  const first = withHomeLock(home, async () => {
    await promise
    order.push('the first ends')
  })
  longAgo()
  const second = withHomeLock(home, async () => order.push('the second begins'))
  finish(undefined)
  await Promise.all([first, second])
  expect(order).toEqual(['the first ends', 'the second begins'])
})

it.each([
  ['of a process that is gone', '999999999 1'],
  ['of an earlier process with the number of a living one', `${process.pid} 1`],
  ['that was never written, long ago', ''],
])('takes a lock %s', async (_whose, text) => {
  fs.writeFileSync(lock, text)
  longAgo()
  expect(await withHomeLock(home, async () => 'done')).toBe('done')
})

it('distinguishes this process from others', () => {
  expect(isRunning(identityOf(process.pid))).toBe(true)
  expect(isRunning(String(process.pid))).toBe(true)
  expect(isRunning('no number')).toBe(false)
})
