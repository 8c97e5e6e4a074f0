import type { Context } from '../context.ts'
import { deleteSessionsOf } from './queries/sessions.ts'

/** Ends every session of a person: somebody else may sit in one of them. */
export async function endAllSessions({ db }: Pick<Context, 'db'>, userId: string): Promise<void> {
  await deleteSessionsOf(db, { userId })
}
