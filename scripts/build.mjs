// npm run build: the steps of npm start before it serves.
import { main, prepare } from './setup/prepare.mjs'
import { ensureBuilt } from './setup/site-build.mjs'

await main(async () => {
  await prepare()
  await ensureBuilt()
  return 0
})
