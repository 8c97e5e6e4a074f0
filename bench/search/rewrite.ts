import { connect, type Database } from '@qareeb/server/platform/database/database.ts'
import { timeOfProcess } from './processor-time.ts'

const ads = 300

/**
 * The cost of publishing, editing or closing in addition to the rows of the ad itself: all search rows of the ad are
 * deleted and written again, each time in a transaction of its own. Milliseconds of the database's processor for
 * one ad.
 */
export async function measureRewrite(owner: Database, appUrl: string): Promise<number> {
  const rows = await owner.query<{ number: number }>({
    text: `select number from job_ad where status = 'published' order by hashint4(number) limit $1`,
    values: [ads],
  })
  const { db, close } = connect({ url: appUrl, size: 1 })
  try {
    const [backend] = await db.query<{ pid: number }>({ text: 'select pg_backend_pid() as pid' })
    const rewrite = (number: number) =>
      db.query({ name: 'reindex_job_ad', text: 'select reindex_job_ad($1)', values: [number] })
    for (const { number } of rows.slice(0, 20)) await rewrite(number)
    const spent = await timeOfProcess(backend?.pid ?? 0, async () => {
      for (const { number } of rows) await rewrite(number)
    })
    return spent / rows.length
  } finally {
    await close()
  }
}
