// npm start: makes a fresh clone ready, builds the site and serves it. Runs on any Node from 20 on.
import { main, prepare } from './setup/prepare.mjs'
import { serve } from './setup/run.mjs'
import { refuseSecondStart } from './setup/running-site.mjs'
import { ensureBuilt } from './setup/site-build.mjs'

await main(async () => {
  await refuseSecondStart()
  const node = await prepare()
  await ensureBuilt()
  return serve(node, ['server/main.ts'])
})
