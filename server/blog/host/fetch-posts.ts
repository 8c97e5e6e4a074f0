import crypto from 'node:crypto'
import { z } from 'zod'
import type { Services } from '../../ground/context.ts'
import { inTransaction } from '../../ground/use-case.ts'
import { type HostedPost, HostUnavailable } from '../../platform/content-host/content-host.ts'
import { task } from '../../platform/tasks/task.ts'
import { replaceCopies } from '../queries/copies.ts'
import { beginReading, findKeptAt, lockKeptReading, noteKeptReading } from '../queries/readings.ts'
import { toPosts } from './to-posts.ts'

/** By schedule, and after a hook of the host. As many pages as the host may have take 150 seconds at most. */
export const fetchPostsTask = task('blog.fetchPosts', z.strictObject({}), {
  schedule: '*/5 * * * *',
  timeLimitSeconds: 200,
})

type FetchContext = Pick<Services, 'contentHost' | 'db' | 'log' | 'now'>

/**
 * Reads every post of the content host and keeps copies in the place of the former ones. When the host is down or answers
 * with something else, the former ones stay, and the next run of the schedule tries again.
 */
export async function fetchPosts(context: FetchContext): Promise<void> {
  const { contentHost, db, log } = context
  if (!contentHost) return
  const number = await beginReading(db)
  try {
    const hosted = await contentHost.readAll()
    await keep(context, { number, hosted, origin: contentHost.origin })
  } catch (error) {
    if (!(error instanceof HostUnavailable)) throw error
    const keptAt = await findKeptAt(db)
    log.warn({ reason: error.message, keptAt }, 'the posts were not fetched; their last good copies stay')
  }
}

type Reading = { number: number; hosted: readonly HostedPost[]; origin: string }

async function keep(context: FetchContext, { number, hosted, origin }: Reading) {
  const made = toPosts(hosted, origin)
  const digest = crypto.createHash('sha256').update(JSON.stringify(made)).digest()
  await inTransaction(context, async ({ db, log, now }) => {
    const kept = await lockKeptReading(db)
    // A reading that began later has been kept already.
    if (kept.number > number) return
    const isSame = kept.digest?.equals(digest) ?? false
    if (!isSame) await replaceCopies(db, made.posts)
    await noteKeptReading(db, { number, digest, keptAt: now() })
    if (!isSame) log.info({ posts: made.posts.length, skipped: made.skipped }, 'fetched posts of the blog')
  })
}
