import type { Context } from '../../ground/context.ts'
import { AppError } from '../../ground/errors.ts'
import { inTransaction } from '../../ground/use-case.ts'
import { noteChange } from '../queries/readings.ts'
import { fetchPostsTask } from './fetch-posts.ts'

/**
 * Adds the task that fetches the posts, after a hook of the content host. Hooks that come before the task has begun add no second one.
 * @throws AppError `request.notFound` without a content host; `blog.wrongSignature`
 */
export async function receiveHook(
  context: Pick<Context, 'contentHost' | 'db' | 'now' | 'tasks'>,
  { signature, body }: { signature: string | undefined; body: Uint8Array },
): Promise<undefined> {
  const { contentHost, now } = context
  if (!contentHost) throw new AppError('request.notFound')
  if (!contentHost.isSignedByHost({ signature, body, now: now() })) throw new AppError('blog.wrongSignature')
  await inTransaction(context, async ({ db, tasks }) => {
    if (await noteChange(db)) await tasks.add(db, fetchPostsTask, {})
  })
}
