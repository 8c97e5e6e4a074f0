import { buildApp } from '@qareeb/server/app.ts'
import { connect, type Database } from '@qareeb/server/platform/database/database.ts'
import { clientOptions } from '@qareeb/server/platform/database/pool.ts'
import type { Statement } from '@qareeb/server/platform/database/statement.ts'
import { createLog } from '@qareeb/server/platform/log.ts'
import { createServices } from '@qareeb/server/services.ts'
import { seededNow } from '@qareeb/server/testing/seeds/many-job-ads.ts'
import { testConfig } from '@qareeb/server/testing/test-config.ts'
import pg from 'pg'
import type { Ask } from './drive.ts'

/** How the bench finds the connections of the raw driver. */
export const rawConnectionName = 'qareeb bench raw'

/**
 * The statements of the service for each request, in order, after it has resolved the typed words: the service
 * caches those, so a driver that resolved them each time would do more work.
 */
export async function recordStatements(appUrl: string, addresses: readonly string[]): Promise<Statement[][]> {
  const { db, close } = connect({ url: appUrl, size: 2 })
  const recorder = recording(db)
  const config = testConfig({ callsPerMinute: 1_000_000_000 })
  const log = createLog({ level: 'silent' })
  const app = await buildApp(createServices({ config, db: recorder.db, log, now: () => seededNow }))
  try {
    const recorded: Statement[][] = []
    for (const url of addresses) {
      await answer(app, url)
      recorder.sent = []
      await answer(app, url)
      recorded.push([...recorder.sent])
    }
    return recorded
  } finally {
    await app.close()
    await close()
  }
}

async function answer(app: Awaited<ReturnType<typeof buildApp>>, url: string) {
  const { statusCode } = await app.inject({ url })
  if (statusCode !== 200) throw new Error(`${statusCode} for ${url}`)
}

function recording(db: Database) {
  const recorder: { sent: Statement[]; db: Database } = {
    sent: [],
    db: {
      ...db,
      query: (statement) => {
        recorder.sent.push(statement)
        return db.query(statement)
      },
    },
  }
  return recorder
}

export type RawDriver = { ask: Ask<Statement[]>; stop(): Promise<void> }

/**
 * Sends recorded statements through the driver alone: without HTTP, without what we add to `pg` but its options, and
 * without making anything of the rows.
 */
export function startRawDriver(url: string): RawDriver {
  const pool = new pg.Pool(clientOptions({ url, name: rawConnectionName }))
  const ask: Ask<Statement[]> = async (statements) => {
    for (const statement of statements) await pool.query(statement)
  }
  return { ask, stop: () => pool.end() }
}
