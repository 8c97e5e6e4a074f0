import { z } from 'zod'
import type { Services } from '../../ground/context.ts'
import type { Inside } from '../../ground/use-case.ts'
import { task } from '../../platform/tasks/task.ts'
import { findPerson } from '../queries/people.ts'

/** Sends the current address of an account to the third party that keeps its password. The name in the queue is older. */
export const forwardAddressTask = task('identity.tellAddress', z.strictObject({ userId: z.uuid() }))

/**
 * Adds the task for an address that was changed or confirmed, where a third party keeps the passwords: people sign in
 * there by it, and it trusts the Google account of a confirmed address alone.
 */
export async function forwardAddress(
  { db, identity, tasks }: Inside<Pick<Services, 'identity' | 'tasks'>>,
  userId: string,
): Promise<void> {
  if (identity.provider.keepAddress) await tasks.add(db, forwardAddressTask, { userId })
}

/** The work of the task; a person without an account any more needs nothing. */
export async function performForwardAddress(
  { db, identity }: Services,
  { userId }: { userId: string },
): Promise<void> {
  const person = await findPerson(db, userId)
  if (person) await identity.provider.keepAddress?.(person)
}
