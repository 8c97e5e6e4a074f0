import fs from 'node:fs'
import { installed } from './checkout.mjs'
import { run } from './run.mjs'

/** What `refuse-second-start.ts` ends with, unlike any failure of Node. */
const isRunningCode = 77

/**
 * Ends a start beside a site that runs already before packages and build change under that one. Asked for by the Node
 * that an earlier start has installed: without one no site of this checkout runs. Whatever else goes wrong here is left to
 * the start itself, where the server asks once more.
 */
export async function refuseSecondStart() {
  const node = installed('node')
  if (process.env['DATABASE_URL'] || !fs.existsSync(node)) return
  const { code, output } = await run(node, ['scripts/setup/refuse-second-start.ts'], { quiet: true })
  if (code === isRunningCode) throw new Error(output.trim())
}
