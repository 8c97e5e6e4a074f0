// npm run worker: runs tasks (mails, text messages, schedules) in a process of their own.
import { main, prepare } from './setup/prepare.mjs'
import { serve } from './setup/run.mjs'

await main(async () => {
  const node = await prepare()
  return serve(node, ['server/worker.ts'])
})
