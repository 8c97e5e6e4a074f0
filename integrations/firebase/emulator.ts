import { spawn } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { freePort } from '../free-port.ts'
import { untilListening } from '../until-listening.ts'

const program = path.join(import.meta.dirname, 'node_modules/firebase-tools/lib/bin/firebase.js')

export type Emulator = {
  /** `127.0.0.1:9099`: where it listens. */
  host: string
  stop(): Promise<void>
}

/** Firebase's emulator of Authentication alone, on loopback; some 10 s and 400 MB, and nothing is asked outside. */
export async function startEmulator(): Promise<Emulator> {
  const home = fs.mkdtempSync(path.join(os.tmpdir(), 'qareeb-firebase-'))
  const [port, hubPort, logPort] = [await freePort(), await freePort(), await freePort()]
  const host = '127.0.0.1'
  const emulators = {
    auth: { host, port },
    hub: { host, port: hubPort },
    logging: { host, port: logPort },
    ui: { enabled: false },
  }
  fs.writeFileSync(path.join(home, 'firebase.json'), JSON.stringify({ emulators }))
  const emulator = spawn(
    process.execPath,
    [program, 'emulators:start', '--only', 'auth', '--project', 'demo-qareeb'],
    { cwd: home, stdio: 'ignore', env: { ...process.env, CI: '1', HOME: home } },
  )
  const stop = async () => {
    emulator.kill('SIGTERM')
    await new Promise((resolve) => emulator.once('exit', resolve))
    fs.rmSync(home, { recursive: true, force: true })
  }
  try {
    await untilListening({ host, port })
  } catch (error) {
    await stop()
    throw error
  }
  return { host: `${host}:${port}`, stop }
}
