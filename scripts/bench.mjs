// npm run bench -- search: measures and compares; see docs/performance.md.
import fs from 'node:fs'
import path from 'node:path'
import { checkout } from './setup/checkout.mjs'
import { main, prepare } from './setup/prepare.mjs'
import { serve } from './setup/run.mjs'
import { ensureBuilt } from './setup/site-build.mjs'

await main(async () => {
  const [name = '', ...options] = process.argv.slice(2)
  const entry = path.join(checkout, 'bench', name, 'main.ts')
  if (!name || !fs.existsSync(entry)) throw new Error(`Name one of: ${listBenches().join(', ')}`)
  const node = await prepare()
  await ensureBuilt()
  return serve(node, [entry, ...options])
})

function listBenches() {
  const folder = path.join(checkout, 'bench')
  return fs.readdirSync(folder).filter((name) => fs.existsSync(path.join(folder, name, 'main.ts')))
}
