// npm run dev: the server starts again when its sources change, the site changes in the browser.
import { main, prepare } from './setup/prepare.mjs'
import { serve } from './setup/run.mjs'

await main(async () => {
  const node = await prepare()
  const options = ['--watch', '--watch-preserve-output', '--conditions=development', 'server/main.ts']
  return serve(node, options, { ...process.env, NODE_ENV: 'development' })
})
