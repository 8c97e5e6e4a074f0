import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { listMissing } from './installation.mjs'

let folder: string
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'installation-'))
  fs.mkdirSync(path.join(folder, 'node_modules'))
})
afterEach(() => fs.rmSync(folder, { recursive: true }))

function write(wanted: object, found: object) {
  fs.writeFileSync(path.join(folder, 'package-lock.json'), JSON.stringify({ packages: wanted }))
  fs.writeFileSync(path.join(folder, 'node_modules/.package-lock.json'), JSON.stringify({ packages: found }))
}

const here = { os: [process.platform], cpu: [process.arch] }
const wanted = {
  '': { version: '1.0.0' },
  web: { version: '1.0.0' },
  'node_modules/web': { link: true },
  'node_modules/a': { version: '1.0.0' },
  'node_modules/a/node_modules/b': { version: '2.0.0' },
  'node_modules/for-another-system': { version: '1.0.0', optional: true, os: ['haiku'], cpu: ['m68k'] },
  'node_modules/for-want-of-others': { version: '1.0.0', optional: true },
  'node_modules/for-this-machine': { version: '1.0.0', optional: true, ...here },
}
const a = { 'node_modules/a': { version: '1.0.0' } }
const b = { 'node_modules/a/node_modules/b': { version: '2.0.0' } }
const own = { 'node_modules/for-this-machine': { version: '1.0.0' } }

it('is satisfied with the packages of the lock file, those of other systems left out', () => {
  write(wanted, { ...a, ...b, ...own })
  expect(listMissing(folder)).toEqual([])
})

it('notices a missing package', () => {
  write(wanted, { ...a, ...own })
  expect(listMissing(folder)).toEqual(['a/node_modules/b'])
})

it('notices another version, of an optional package too', () => {
  write(wanted, { ...a, ...own, 'node_modules/a/node_modules/b': { version: '2.0.1' } })
  expect(listMissing(folder)).toEqual(['a/node_modules/b'])
  write(wanted, { ...a, ...b, ...own, 'node_modules/for-another-system': { version: '0.9.0' } })
  expect(listMissing(folder)).toEqual(['for-another-system'])
})

it('notices that nothing is installed', () => {
  write(wanted, {})
  fs.rmSync(path.join(folder, 'node_modules'), { recursive: true })
  expect(listMissing(folder)).toEqual(['a', 'a/node_modules/b', 'for-this-machine'])
})

it('notices an optional package that npm could not fetch though it is made for this machine', () => {
  write(wanted, { ...a, ...b })
  expect(listMissing(folder)).toEqual(['for-this-machine'])
})

it('requires only builds for the C library of this machine', () => {
  const made = (libc: string[]) => ({ version: '1.0.0', optional: true, os: here.os, cpu: here.cpu, libc })
  write({ 'node_modules/gnu': made(['glibc']), 'node_modules/musl': made(['musl']) }, {})
  expect(listMissing(folder)).toHaveLength(1)
})
