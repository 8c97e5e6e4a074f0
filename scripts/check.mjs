// npm run check: types, lint, import rules, format, unused code, numbers of the structure. A minute.
import { checks } from './checks.mjs'
import { inLanes } from './setup/in-lanes.mjs'
import { main, prepare } from './setup/prepare.mjs'
import { runStep } from './steps.mjs'

await main(async () => {
  await prepare()
  const results = await inLanes(checks, 1, (check) => runStep(check.name, check.run))
  return results.every(({ counts }) => counts.failed === 0) ? 0 : 1
})
