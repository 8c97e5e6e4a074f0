import fs from 'node:fs'
import { installed } from './checkout.mjs'
import { run } from './run.mjs'

/** The exit code of `refuse-second-start.ts`, unlike any failure of Node. */
const isRunningCode = 77

/**
 * Ends a start beside a running site before packages and build change under that one. It needs the Node that an
 * earlier start has installed: without one no site of this checkout runs. Other failures here are left to the start
 * itself, where the server checks again.
 */
export async function refuseSecondStart() {
  const node = installed('node')
  if (process.env['DATABASE_URL'] || !fs.existsSync(node)) return
  const { code, output } = await run(node, ['scripts/setup/refuse-second-start.ts'], { quiet: true })
  if (code === isRunningCode) throw new Error(output.trim())
}
