// npm run dev: the server starts again when its sources change; the site changes in the browser by itself.
import { spawn } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { checkout } from './setup/checkout.mjs'
import { main, prepare } from './setup/prepare.mjs'

// Node's own --watch follows every import, and with them the copies of its configuration that Vite writes and loads.
const watchedFolders = ['server', 'contract', 'content', 'reference', 'demo']

/** Editors save in several steps. */
const settleMs = 150

await main(async () => {
  const node = await prepare()
  let server = startServer(node)
  let turn = Promise.resolve()
  const restart = async () => {
    console.log('\nThe sources have changed; starting again …')
    await server.stop()
    server = startServer(node)
  }
  const unwatch = onChange(() => {
    turn = turn.then(restart)
  })

  await untilAsked()
  unwatch()
  await turn
  return server.stop()
})

/** @param {string} node */
function startServer(node) {
  const child = spawn(node, ['--conditions=development', 'server/main.ts'], {
    cwd: checkout,
    env: { ...process.env, NODE_ENV: 'development' },
    stdio: 'inherit',
  })
  let isAsked = false
  /** @type {Promise<number>} */
  const ended = new Promise((resolve) => child.once('exit', (code) => resolve(code ?? 1)))
  void ended.then(
    () => isAsked || console.log('The server has ended; it starts again when its sources change.'),
  )
  return {
    stop() {
      isAsked = true
      child.kill('SIGTERM')
      return ended
    },
  }
}

/**
 * Watches the sources of the server.
 * @param {() => void} tell
 * @returns {() => void} ends the watch
 */
function onChange(tell) {
  /** @type {NodeJS.Timeout | undefined} */
  let settling
  const hear = (/** @type {string | null} */ file) => {
    if (!file || !/\.(ts|sql|json|md)$/.test(file) || file.endsWith('.test.ts')) return
    clearTimeout(settling)
    settling = setTimeout(tell, settleMs)
  }
  const watchers = watchedFolders.map((folder) =>
    fs.watch(path.join(checkout, folder), { recursive: true }, (_, file) => hear(file)),
  )
  return () => watchers.forEach((watcher) => watcher.close())
}

/** A terminal signals the server too, which treats the second signal as the first. */
function untilAsked() {
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, resolve)
  })
}
