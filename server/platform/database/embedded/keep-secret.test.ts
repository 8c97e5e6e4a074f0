import { spawn } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { keepSecret } from './keep-secret.ts'

let home: string
beforeEach(() => {
  home = fs.mkdtempSync(path.join(os.tmpdir(), 'qareeb-secrets-'))
})
afterEach(() => fs.rmSync(home, { recursive: true }))

it('generates a secret once, readable for its owner alone', () => {
  const secret = keepSecret(home, 'secret')
  expect(secret).toMatch(/^[\w-]{43}$/)
  expect(keepSecret(home, 'secret')).toBe(secret)
  expect(fs.statSync(path.join(home, 'secret')).mode & 0o777).toBe(0o600)
  expect(fs.readdirSync(home)).toEqual(['secret'])
})

it('gives processes that start together the same secret', async () => {
  const source = `
    import { keepSecret } from ${JSON.stringify(path.join(import.meta.dirname, 'keep-secret.ts'))}
    process.stdin.once('data', () => {
      console.log([...Array(200).keys()].map((no) => keepSecret(${JSON.stringify(home)}, 'secret-' + no)).join())
      process.exit()
    })
    console.error('ready')`
  const children = Array.from({ length: 3 }, () =>
    spawn(process.execPath, ['--input-type=module', '--eval', source], { stdio: 'pipe' }),
  )
  const said = children.map(({ stdout }) => text(stdout))
  await Promise.all(children.map(({ stderr }) => new Promise((resolve) => stderr.once('data', resolve))))
  for (const { stdin } of children) stdin.write('go')
  const [first = '', ...others] = await Promise.all(said)
  expect(first.split(',')).toHaveLength(200)
  expect(others).toEqual([first, first])
})

it('refuses an empty secret file', () => {
  fs.writeFileSync(path.join(home, 'secret'), '')
  expect(() => keepSecret(home, 'secret')).toThrow('is empty')
})
