import type { Application, getApplication as endpoint } from '@qareeb/contract/candidates/applications'
import type { InputOf } from '@qareeb/contract/endpoint'
import type { Context } from '../../ground/context.ts'
import { AppError } from '../../ground/errors.ts'
import { asPerson } from '../../ground/use-case.ts'
import { adoptApplications } from '../queries/applicant.ts'
import { findOwnApplication, type OwnKey } from '../queries/own-applications.ts'
import { answersSince } from './answers-since.ts'
import { presentApplication } from './present-application.ts'

/** One application of the caller. @throws AppError `application.notFound` */
export const getApplication = (
  context: Context,
  { params: { applicationId } }: Pick<InputOf<typeof endpoint>, 'params'>,
): Promise<Application> =>
  asPerson(context, async (context) => {
    const { db, userId } = context
    await adoptApplications(db, { userId, now: context.now() })
    return showOwn(context, { userId, applicationId })
  })

type Presenting = Pick<Context, 'db' | 'config' | 'now' | 'locale'>

/** An application in the scope of its sender. @throws AppError `application.notFound`, `application.linkInvalid` */
export async function showOwn(context: Presenting, key: OwnKey): Promise<Application> {
  const row = await findOwnApplication(context.db, key, answersSince(context.now()))
  if (!row) throw new AppError(notFoundBy(key))
  return presentApplication(context, row)
}

/** The code of the refusal of a key that opens nothing. */
export const notFoundBy = (key: OwnKey): 'application.linkInvalid' | 'application.notFound' =>
  'tokenHash' in key ? 'application.linkInvalid' : 'application.notFound'
