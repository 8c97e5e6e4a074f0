import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { isInstalled } from './installation.mjs'

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

const wanted = {
  '': { version: '1.0.0' },
  web: { version: '1.0.0' },
  'node_modules/web': { link: true },
  'node_modules/a': { version: '1.0.0' },
  'node_modules/a/node_modules/b': { version: '2.0.0' },
  'node_modules/for-another-system': { version: '1.0.0', optional: true },
}
const a = { 'node_modules/a': { version: '1.0.0' } }
const b = { 'node_modules/a/node_modules/b': { version: '2.0.0' } }

it('is satisfied with the packages of the lock file, those of other systems left out', () => {
  write(wanted, { ...a, ...b })
  expect(isInstalled(folder)).toBe(true)
})

it('notices a missing package', () => {
  write(wanted, a)
  expect(isInstalled(folder)).toBe(false)
})

it('notices another version, of an optional package too', () => {
  write(wanted, { ...a, 'node_modules/a/node_modules/b': { version: '2.0.1' } })
  expect(isInstalled(folder)).toBe(false)
  write(wanted, { ...a, ...b, 'node_modules/for-another-system': { version: '0.9.0' } })
  expect(isInstalled(folder)).toBe(false)
})

it('notices that nothing is installed', () => {
  write(wanted, {})
  fs.rmSync(path.join(folder, 'node_modules'), { recursive: true })
  expect(isInstalled(folder)).toBe(false)
})
