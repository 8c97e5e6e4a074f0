import type { InputOf } from '@qareeb/contract/endpoint'
import { type OwnProfile, type updateOwnProfile as endpoint } from '@qareeb/contract/users'
import { claimFile } from '../files/claim-file.ts'
import { eraseFiles } from '../files/erase-files.ts'
import type { Context } from '../ground/context.ts'
import { AppError } from '../ground/errors.ts'
import { signedIn } from '../ground/signed-in.ts'
import { asPerson, type Inside } from '../ground/use-case.ts'
import { readProfileChanges } from '../identity/read-profile-changes.ts'
import { makeEmployer } from '../identity/register/become-employer.ts'
import { giveConsents } from '../identity/register/give-consents.ts'
import { getOwnProfile } from './get-own-profile.ts'
import { lockAccount, updateAccount } from './queries/accounts.ts'
import { withdrawConsent } from './queries/consents.ts'

type Body = InputOf<typeof endpoint>['body']

/** Changes what the caller names of their own profile, all of it or nothing, and gives the profile as it is then. */
export async function updateOwnProfile(context: Context, { body }: { body: Body }): Promise<OwnProfile> {
  const { userId } = signedIn(context)
  const changes = readProfileChanges(body)
  await asPerson(context, async (context) => {
    const { db } = context
    const account = await lockAccount(db, userId)
    if (!account) throw new AppError('auth/session-ended')

    if (body.becomeEmployer) await makeEmployer(context, account)
    await updateAccount(db, userId, changes)
    if (body.file !== undefined) await changeFile(context, userId, body.file)
    if (body.news !== undefined) await changeNews(context, { userId, wanted: body.news })
  })
  return getOwnProfile(context)
}

async function changeFile(context: Inside<Context>, ownerId: string, file: NonNullable<Body['file']> | null) {
  if (file) await claimFile(context, { ...file, ownerId, purpose: 'cv' })
  else await eraseFiles(context, { ownerId, purpose: 'cv' })
}

async function changeNews(
  { db, now }: Inside<Pick<Context, 'now'>>,
  { userId, wanted }: { userId: string; wanted: boolean },
) {
  if (wanted) await giveConsents(db, { userId, kinds: ['news'], now: now() })
  else await withdrawConsent(db, { userId, kind: 'news', now: now() })
}
