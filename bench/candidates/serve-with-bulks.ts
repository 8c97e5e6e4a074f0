import { buildApp } from '@qareeb/server/app.ts'
import { advanceBulk } from '@qareeb/server/candidates/bulk/advance-bulk.ts'
import { connect } from '@qareeb/server/platform/database/database.ts'
import { createLog } from '@qareeb/server/platform/log.ts'
import { createServices } from '@qareeb/server/services.ts'
import { testConfig } from '@qareeb/server/testing/test-config.ts'

// The service as one process runs it, requests beside tasks. A message runs the task of an answer to many, as of a moment.

type Work = { bulkId: string; organizationId: string; now: string }

const [url = '', name = ''] = process.argv.slice(2)
const { db } = connect({ url, name })
// Tasks have connections of their own, as in the product.
const forTasks = connect({ url, name: `${name} tasks`, size: 4 })
const config = testConfig({ callsPerMinute: 1_000_000_000, logLevel: 'info' })
const log = createLog({ level: 'info' })
let now = () => new Date()
const app = await buildApp(createServices({ config, db, log, now: () => now() }))
const services = createServices({ config, db: forTasks.db, log, now: () => now() })
await app.listen({ host: '127.0.0.1', port: 0 })
process.on('message', (work: Work) => {
  now = () => new Date(work.now)
  void advanceBulk(services, work).then(() => {
    now = () => new Date()
    process.send?.({ done: work.bulkId })
  })
})
process.send?.({ port: Number(new URL(app.listeningOrigin).port) })
