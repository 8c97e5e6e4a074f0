import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, it } from 'vitest'

const runModule = new URL('./run.mjs', import.meta.url).href

/** A server that prints its process id, and a word when it is asked to end. */
const server = `
  process.on('SIGTERM', () => { console.log('ended in order'); process.exit(0) })
  setInterval(() => undefined, 60_000)
  console.log('serving')`

const starter = `
  const { serve } = await import(${JSON.stringify(runModule)})
  await serve(process.execPath, ['-e', ${JSON.stringify(server)}])`

/** A program between a person and the starter, like npm and its shell; it forwards no signal. */
const shell = `
  const { spawn } = require('node:child_process')
  spawn(process.execPath, ['--input-type=module', '-e', ${JSON.stringify(starter)}], { stdio: 'inherit' })`

it('ends the server when the process that started it is gone', async () => {
  const parent = spawn(process.execPath, ['-e', shell], {
    env: { ...process.env, npm_lifecycle_event: 'start' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let said = ''
  parent.stdout.setEncoding('utf8').on('data', (text: string) => {
    said += text
    if (said === 'serving\n') parent.kill('SIGKILL')
  })
  // The output is open for as long as the server holds it.
  await once(parent.stdout, 'close')
  expect(said).toBe('serving\nended in order\n')
})
