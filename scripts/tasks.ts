import { parseArgs } from 'node:util'
import { readConfig } from '../server/ground/config.ts'
import { connect } from '../server/platform/database/database.ts'
import { findRunningDatabase } from '../server/platform/database/running-database.ts'
import { createTasks, type Tasks } from '../server/platform/tasks/tasks.ts'

// npm run tasks: how many tasks wait, run and have failed.
// npm run tasks -- --dead: those that failed at their last try.
// npm run tasks -- --retry ID: gives one of them all its tries again; --retry all: every one.
const { values } = parseArgs({ options: { dead: { type: 'boolean' }, retry: { type: 'string' } } })

const { db, close } = connect({ ...findRunningDatabase(readConfig().database).login, size: 1 })
try {
  const tasks = createTasks(db)
  if (values.retry) await retry(tasks, values.retry)
  else if (values.dead) await printDead(tasks)
  else console.table(await tasks.countByQueue())
} finally {
  await close()
}

async function retry(tasks: Tasks, which: string) {
  const ids = which === 'all' ? (await tasks.listDeadLetters()).map(({ id }) => id) : [which]
  const retried = await tasks.retryDeadLetters(ids)
  console.log(retried === 1 ? 'Retrying 1 task.' : `Retrying ${retried} tasks.`)
}

async function printDead(tasks: Tasks) {
  const letters = await tasks.listDeadLetters()
  if (letters.length === 0) console.log('No task has failed for good.')
  for (const { id, task, diedAt, payload, reason } of letters)
    console.log(`${id}  ${diedAt.toISOString()}  ${task} ${JSON.stringify(payload)}\n  ${reason}`)
}
