import type { InputOf } from '@qareeb/contract/endpoint'
import type { createOrganization as endpoint, Organization } from '@qareeb/contract/organizations'
import { recordEvent } from '../audit/record-event.ts'
import { transferRegistration } from '../files/company-files.ts'
import type { Context } from '../ground/context.ts'
import { AppError } from '../ground/errors.ts'
import { signedIn } from '../ground/signed-in.ts'
import { cleanNames } from '../ground/text-rules.ts'
import { type Inside, inTransaction } from '../ground/use-case.ts'
import { actFor } from '../identity/act-for.ts'
import { countAttempts } from '../platform/attempts/attempts.ts'
import { limits } from './limits.ts'
import { insertFounder } from './queries/members.ts'
import { insertCompany, savePrivate } from './queries/organizations.ts'
import { readOrganization } from './read-organization.ts'
import { companySlugs, problemsOfName, waitingSinceOf } from './rules.ts'

type Body = InputOf<typeof endpoint>['body']

/** Companies are registered by accounts of employers. @throws AppError `user.employerRequired` */
export function allowCreating(context: Pick<Context, 'actor'>): void {
  if (signedIn(context).userType !== 'employer') throw new AppError('user.employerRequired')
}

/**
 * Registers a company, which waits for verification once it has a document; its founder becomes its administrator
 * and acts for it at once.
 * @throws AppError `file.notFound` for a named document that cannot be used, such as one with a virus
 */
export async function createOrganization(context: Context, { body }: { body: Body }): Promise<Organization> {
  const { userId } = signedIn(context)
  const name = cleanNames(body.name)
  const errors = problemsOfName(name)
  if (errors.length > 0) throw new AppError('request.invalid', { errors })

  await countAttempts(context, [[limits.create, userId]])
  const id = crypto.randomUUID()
  return inTransaction(
    context,
    async (context) => {
      await insertCompany(context.db, { id, name, slugs: companySlugs(name, id), now: context.now() })
      await keepDocument(context, id, body)
      await beginWith(context, id)
      await recordEvent(context, { action: 'organization.create', organizationId: id })
      return readOrganization(context, id)
    },
    { organizationId: id, actor: userId },
  )
}

async function keepDocument(context: Context, id: string, body: Body) {
  const { registration, registrationExpiresOn, registrationNumber } = body
  const { userId } = signedIn(context)
  const registrationFileId = await transferRegistration(context, {
    userId,
    organizationId: id,
    claim: registration,
  })
  if (registration && !registrationFileId) throw new AppError('file.notFound')
  await savePrivate(context.db, id, {
    waitingSince: waitingSinceOf(registrationFileId, context.now()),
    registrationFileId: registrationFileId ?? null,
    registrationExpiresOn: registrationExpiresOn ?? null,
    registrationNumber: registrationNumber ?? null,
  })
}

async function beginWith(context: Inside<Context>, organizationId: string) {
  const { db } = context
  const { userId, sessionId } = signedIn(context)
  await insertFounder(db, { organizationId, userId, now: context.now() })
  await actFor(db, { sessionId, organizationId, impersonationEndsAt: null })
}
