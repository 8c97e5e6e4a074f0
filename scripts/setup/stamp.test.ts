import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { isStamped, makeStamped } from './stamp.mjs'

let folder: string
let stamp: string
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'stamp-'))
  stamp = path.join(folder, 'sources')
})
afterEach(() => fs.rmSync(folder, { recursive: true }))

it('describes the sources of a product', async () => {
  await makeStamped(stamp, 'old sources', async () => undefined)
  expect(isStamped(stamp, 'old sources')).toBe(true)
  expect(isStamped(stamp, 'new sources')).toBe(false)
})

it('never takes interrupted work for the previous work', async () => {
  await makeStamped(stamp, 'old sources', async () => undefined)
  const interrupted = makeStamped(stamp, 'new sources', () => Promise.reject(new Error('killed')))
  await expect(interrupted).rejects.toThrow('killed')
  expect(isStamped(stamp, 'old sources')).toBe(false)
  expect(isStamped(stamp, 'new sources')).toBe(false)
})
