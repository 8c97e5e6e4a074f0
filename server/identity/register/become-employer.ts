import { recordEvent } from '../../audit/record-event.ts'
import type { Context } from '../../ground/context.ts'
import { AppError } from '../../ground/errors.ts'
import type { Inside } from '../../ground/use-case.ts'
import type { Person } from '../person.ts'
import { lockPerson, markEmployer } from '../queries/people.ts'
import { refusalOfBecomingEmployer } from '../rules.ts'

/**
 * Makes a person who joins a company an employer. A person without a type becomes one too; an employer stays one.
 * @throws AppError `request.forbidden` for platform administrators, `auth/session-ended` when the account is gone
 */
export async function becomeEmployer(context: Inside<Context>, userId: string): Promise<void> {
  const account = await lockPerson(context.db, userId)
  if (!account) throw new AppError('auth/session-ended')
  if (account.userType === 'employer') return
  await makeEmployer(context, { userId, userType: account.userType ?? 'job-seeker' })
}

/**
 * Makes a job seeker an employer, who keeps profile, favourites and applications.
 * @param account locked by the caller
 * @throws AppError `user.alreadyEmployer`, `request.forbidden` for everybody else who is no job seeker
 */
export async function makeEmployer(
  context: Inside<Context>,
  { userId, userType }: Pick<Person, 'userId' | 'userType'>,
): Promise<void> {
  const refusal = refusalOfBecomingEmployer(userType)
  if (refusal) throw new AppError(refusal)

  await markEmployer(context.db, userId)
  await recordEvent(context, { action: 'user.becomeEmployer', subject: userId })
}
