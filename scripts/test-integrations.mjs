// npm run test:integrations: the tests that npm test leaves out, because they need servers that npm does not bring.
// Each folder of `integrations` has a `run.mjs` (or `run.ts`) that ends with 0, with 77 when it cannot run here, or
// with another code after a failure. Names choose some of them: npm run test:integrations -- s3. `--install` lets
// them install Debian packages, as root.
import fs from 'node:fs'
import path from 'node:path'
import { checkout } from './setup/checkout.mjs'
import { main, prepare } from './setup/prepare.mjs'
import { serve } from './setup/run.mjs'

const skipped = 77
const folder = path.join(checkout, 'integrations')
const outcomeOf = (/** @type {number} */ code) =>
  code === 0 ? 'passed' : code === skipped ? 'SKIPPED' : 'FAILED'

await main(async () => {
  const node = await prepare()
  const wanted = process.argv.slice(2).filter((name) => !name.startsWith('--'))
  const results = []
  for (const { name, program } of listIntegrations()) {
    if (wanted.length > 0 && !wanted.includes(name)) continue
    console.log(`\n${name}`)
    results.push({
      name,
      code: await serve(node, [program, ...process.argv.filter((one) => one === '--install')]),
    })
  }
  console.log('\nSummary')
  for (const { name, code } of results) console.log(`  ${name}: ${outcomeOf(code)}`)
  return results.every(({ code }) => code === 0 || code === skipped) ? 0 : 1
})

/** Every folder with something to run, by name. */
function listIntegrations() {
  return fs
    .readdirSync(folder)
    .toSorted()
    .flatMap((name) =>
      ['run.mjs', 'run.ts']
        .map((file) => path.join(folder, name, file))
        .filter((program) => fs.existsSync(program))
        .map((program) => ({ name, program })),
    )
}
