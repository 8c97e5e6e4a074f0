import { spawn } from 'node:child_process'
import { checkout } from './checkout.mjs'

/**
 * Runs a program in the checkout until it ends.
 * @param {string} program
 * @param {string[]} options
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv, quiet?: boolean }} [how] quiet: keep the output instead of showing it
 * @returns {Promise<{ code: number, output: string }>}
 */
export function run(program, options, { cwd = checkout, env = process.env, quiet = false } = {}) {
  return new Promise((resolve) => {
    const child = spawn(program, options, { cwd, env, stdio: quiet ? ['ignore', 'pipe', 'pipe'] : 'inherit' })
    let output = ''
    const keep = (/** @type {Buffer} */ chunk) => (output += chunk)
    child.stdout?.on('data', keep)
    child.stderr?.on('data', keep)
    child.once('error', (error) => resolve({ code: 1, output: error.message }))
    child.once('close', (code) => resolve({ code: code ?? 1, output }))
  })
}

/**
 * Runs a program that serves until it is stopped, and forwards signals.
 * @param {string} program
 * @param {string[]} options
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {Promise<number>} its exit code
 */
export function serve(program, options, env = process.env) {
  const child = spawn(program, options, { cwd: checkout, env, stdio: 'inherit' })
  // A terminal signals the whole group, npm or a container only this process: the server treats a second signal as
  // the first.
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))
    process.on(signal, () => child.kill(signal))
  // npm hands a signal to its shell, and not every shell hands it on: then it ends, and we stay behind.
  if (env['npm_lifecycle_event']) whenAbandoned(() => child.kill('SIGTERM'))
  return new Promise((resolve) => {
    child.once('error', (error) => {
      console.error(error.message)
      resolve(1)
    })
    child.once('exit', (code) => resolve(code ?? 1))
  })
}

/** Milliseconds between two looks. */
const lookMs = 500

/**
 * Calls once when the process that has started this one is gone.
 * @param {() => void} tell
 */
function whenAbandoned(tell) {
  const parent = process.ppid
  const looking = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(looking)
    tell()
  }, lookMs)
  looking.unref()
}
