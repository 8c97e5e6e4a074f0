import { spawn } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import type { TestProject } from 'vitest/node'
import { untilListening } from '../until-listening.ts'
import { eicar } from './eicar.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    clamavUrl: string
  }
}

/** Starts a daemon on a socket of its own, with a database of one signature. It does not start with an empty one. */
export default async function setup(project: TestProject) {
  const home = fs.mkdtempSync(path.join(os.tmpdir(), 'qareeb-clamd-'))
  const socket = path.join(home, 'clamd.sock')
  fs.mkdirSync(path.join(home, 'database'))
  const signature = `Eicar-Test:0:*:${Buffer.from(eicar).toString('hex')}\n`
  fs.writeFileSync(path.join(home, 'database/local.ndb'), signature)
  const settings = [
    `LocalSocket ${socket}`,
    `DatabaseDirectory ${home}/database`,
    `LogFile ${home}/log`,
    'Foreground yes',
    `User ${os.userInfo().username}`,
  ]
  fs.writeFileSync(path.join(home, 'clamd.conf'), `${settings.join('\n')}\n`)

  const daemon = spawn('/usr/sbin/clamd', ['--config-file', path.join(home, 'clamd.conf')], {
    stdio: 'ignore',
  })
  await untilListening({ path: socket })
  project.provide('clamavUrl', `unix:${socket}`)
  return () => {
    daemon.kill()
    fs.rmSync(home, { recursive: true, force: true })
  }
}
