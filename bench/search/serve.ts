import '@qareeb/server/production-unless-stated.ts'
import { buildApp } from '@qareeb/server/app.ts'
import { connect } from '@qareeb/server/platform/database/database.ts'
import { createLog } from '@qareeb/server/platform/log.ts'
import { openPages } from '@qareeb/server/platform/website/open-pages.ts'
import { createServices } from '@qareeb/server/services.ts'
import { seededNow } from '@qareeb/server/testing/seeds/many-job-ads.ts'
import { testConfig } from '@qareeb/server/testing/test-config.ts'

// The service in a process of its own, so that its time is measured apart from the client's. It logs like the
// product. The pages of the site come only where they are asked for. A message moves its clock by so many minutes.

const [url = '', name = '', pages = '', connections = ''] = process.argv.slice(2)
const { db } = connect({ url, name, ...(connections && { size: Number(connections) }) })
const config = testConfig({ callsPerMinute: 1_000_000_000, logLevel: 'info' })
const log = createLog({ level: 'info' })
let now = seededNow
process.on('message', (minutes: number) => {
  now = new Date(now.getTime() + minutes * 60_000)
  process.send?.('moved')
})
const services = createServices({ config, db, log, now: () => now })
const app = await buildApp(services, pages === 'pages' ? { pages: await openPages('production') } : {})
await app.listen({ host: '127.0.0.1', port: 0 })
process.send?.({ port: Number(new URL(app.listeningOrigin).port) })
