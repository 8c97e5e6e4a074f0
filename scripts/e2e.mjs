// npm run e2e: the journeys in a browser. Options go to Playwright, e.g. npm run e2e -- --project=phone search
import { main, prepare } from './setup/prepare.mjs'
import { serve } from './setup/run.mjs'
import { ensureBuilt } from './setup/site-build.mjs'
import { keepTemporaryFilesInMemory } from './setup/temporary-folder.mjs'

await main(async () => {
  const node = await prepare()
  await ensureBuilt()
  keepTemporaryFilesInMemory()
  return serve(node, ['e2e/run-journeys.ts', ...process.argv.slice(2)])
})
