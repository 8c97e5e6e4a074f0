// npm run pictures: takes the pictures of the product that its own pages show.
import { main, prepare } from './setup/prepare.mjs'
import { serve } from './setup/run.mjs'
import { ensureBuilt } from './setup/site-build.mjs'

await main(async () => {
  const node = await prepare()
  await ensureBuilt()
  return serve(node, ['e2e/pictures/take-pictures.ts'])
})
