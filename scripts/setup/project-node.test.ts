import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { findProjectNode } from './project-node.mjs'

const version = 'v20.20.2'
let folder: string
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'project-node-'))
  fs.mkdirSync(path.join(folder, 'node_modules/.bin'), { recursive: true })
  writePackages({})
})
afterEach(() => fs.rmSync(folder, { recursive: true }))

const writePackages = (optionalDependencies: object) =>
  fs.writeFileSync(path.join(folder, 'package.json'), JSON.stringify({ optionalDependencies }))

const own = () => path.join(folder, 'node_modules/.bin/node')

it('is the Node that npm installed', () => {
  fs.symlinkSync(process.execPath, own())
  expect(findProjectNode({ folder, version })).toBe(own())
})

it('is the running Node where npm has none and it is new enough', () => {
  expect(findProjectNode({ folder, version: 'v24.0.0' })).toBe(process.execPath)
})

it('names the reason where there is none', () => {
  expect(() => findProjectNode({ folder, version })).toThrow('npm has none for')
  writePackages({ [`node-${process.platform}-${process.arch}`]: '24.0.0' })
  expect(() => findProjectNode({ folder, version })).toThrow('npm could not fetch node-')
  fs.writeFileSync(own(), 'of another machine', { mode: 0o755 })
  expect(() => findProjectNode({ folder, version })).toThrow('does not run here')
})
