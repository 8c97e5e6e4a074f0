import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { defaultHome } from '../platform/database/embedded/home.ts'
import { killWhileApplying } from '../testing/killed/kill-while-applying.ts'

let home: string
beforeAll(() => {
  home = fs.mkdtempSync(path.join(os.tmpdir(), 'qareeb-killed-'))
  fs.chmodSync(home, 0o755)
})
afterAll(() => fs.rmSync(home, { recursive: true, force: true }))

test('server and database are killed while 8 clients apply: each application is found once, with its file and one mail', async () => {
  const programsHome = defaultHome(path.join(import.meta.dirname, '../..'))
  const outcomes = await killWhileApplying({ home, programsHome, applications: 40, clients: 8 })
  expect(outcomes).toHaveLength(40)
  expect(outcomes.filter((one) => one.rows !== 1 || one.mails !== 1 || !one.hasItsFile)).toEqual([])
}, 600_000)
