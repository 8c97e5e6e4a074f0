// Runs a program of this checkout on the project's own Node, in a fresh clone too: node scripts/prepared.mjs server/worker.ts
import { main, prepare } from './setup/prepare.mjs'
import { serve } from './setup/run.mjs'

await main(async () => serve(await prepare(), process.argv.slice(2)))
