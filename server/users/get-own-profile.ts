import { consentKinds, type OwnProfile } from '@qareeb/contract/users'
import { findAvatarUrl, findOwnFile } from '../files/find-own-file.ts'
import type { Context } from '../ground/context.ts'
import { AppError } from '../ground/errors.ts'
import { signedIn } from '../ground/signed-in.ts'
import { type AsPerson, asPerson } from '../ground/use-case.ts'
import { hasPassword } from '../identity/password/has-password.ts'
import { listMemberships } from '../organizations/list-memberships.ts'
import { findAccount } from './queries/accounts.ts'
import { type ConsentRow, listConsents } from './queries/consents.ts'

type ProfileContext = Pick<Context, 'db' | 'actor' | 'config' | 'now' | 'locale' | 'identity' | 'log'>

/** The caller's own account as their profile shows it. */
export async function getOwnProfile(context: ProfileContext): Promise<OwnProfile> {
  const { userId } = signedIn(context)
  const account = await findAccount(context.db, userId)
  // Erased between the check of the session and now.
  if (!account) throw new AppError('auth/session-ended')

  return {
    id: userId,
    userType: account.userType,
    email: account.email,
    emailVerified: account.emailVerifiedAt !== null,
    firstName: account.firstName,
    lastName: account.lastName,
    phone: account.phone,
    locale: account.locale,
    avatarUrl: await findAvatarUrl(context, userId),
    description: account.description,
    ...(await asPerson(context, findDocuments)),
    hasPassword: await hasPassword(context, account),
    consents: presentConsents(await listConsents(context.db, userId)),
    lastSignInAt: account.lastSignInAt?.toISOString() ?? null,
    createdAt: account.createdAt.toISOString(),
    ...(await listMemberships(context)),
  }
}

const findDocuments = async (context: AsPerson<ProfileContext>) => ({
  file: await findOwnFile(context, { ownerId: context.userId, purpose: 'cv' }),
  verificationFile: await findOwnFile(context, { ownerId: context.userId, purpose: 'registration' }),
})

/** The present consents: the latest of each kind that was not withdrawn. `rows` come latest first. */
const presentConsents = (rows: readonly ConsentRow[]): OwnProfile['consents'] =>
  consentKinds.flatMap((kind) => {
    const given = rows.find((row) => row.kind === kind && row.withdrawn_at === null)
    return given ? [{ kind, version: given.version, givenAt: given.given_at.toISOString() }] : []
  })
