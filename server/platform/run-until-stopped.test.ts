import { type ChildProcess, spawn } from 'node:child_process'
import path from 'node:path'
import { expect, it } from 'vitest'

const lifecycle = JSON.stringify(path.join(import.meta.dirname, 'run-until-stopped.ts'))

/** A process that starts a service which prints `stopped` when it is stopped, and runs the given body. */
function startProcess(body = ''): ChildProcess {
  const source = `
    import { runUntilStopped } from ${lifecycle}
    const say = (text) => process.stdout.write(text + '\\n')
    const log = { info: say, error: (_, text) => say(text), fatal: (_, text) => say(text) }
    let fail
    const failed = new Promise((resolve) => { fail = resolve })
    setInterval(() => undefined, 1000)
    await runUntilStopped(async () => {
      ${body}
      setImmediate(() => say('ready'))
      return { log, failed, stop: async () => say('stopped') }
    })`
  return spawn(process.execPath, ['--input-type=module', '--eval', source], { stdio: 'pipe' })
}

type Ending = { code: number | null; output: string }

/** Reads a process's output to its end; `onReady` is called when it prints that it is ready. */
function ending(child: ChildProcess, onReady: () => void = () => undefined): Promise<Ending> {
  return new Promise((resolve) => {
    let output = ''
    const hear = (chunk: Buffer) => {
      output += chunk.toString()
      if (chunk.toString().includes('ready')) onReady()
    }
    child.stdout?.on('data', hear)
    child.stderr?.on('data', hear)
    child.once('close', (code) => resolve({ code, output }))
  })
}

it.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)('stops in order on %s', async (signal) => {
  const child = startProcess()
  const { code, output } = await ending(child, () => child.kill(signal))
  expect({ code, output }).toEqual({ code: 0, output: `ready\nstopping (${signal})\nstopped\n` })
})

it('stops once after two signals', async () => {
  const child = startProcess()
  const { code, output } = await ending(child, () => {
    child.kill('SIGINT')
    child.kill('SIGTERM')
  })
  expect(code).toBe(0)
  expect(output.match(/stopped/g)).toHaveLength(1)
})

it('prints in one sentence why it does not start', async () => {
  const { code, output } = await ending(startProcess(`throw new Error('Port 3000 is taken.')`))
  expect({ code, output }).toEqual({ code: 1, output: 'Port 3000 is taken.\n' })
})

it.each([
  [
    'an error that nobody caught',
    `setTimeout(() => { throw new Error('oops') })`,
    'after an unexpected error',
  ],
  ['a promise that nobody awaited', `void Promise.reject(new Error('oops'))`, 'after an unexpected error'],
  ['the end of what it cannot live without', `setTimeout(() => fail())`, 'PostgreSQL has ended'],
])('stops in order after %s, as a failure', async (_, body, reason) => {
  const { code, output } = await ending(startProcess(body))
  expect(code).toBe(1)
  expect(output).toContain(reason)
  expect(output).toContain('stopped')
})
