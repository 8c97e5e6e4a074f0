import { consentKinds, type OwnProfile } from '@qareeb/contract/users'
import { findAvatarUrl, findOwnFile } from '../files/find-own-file.ts'
import type { Context } from '../ground/context.ts'
import { AppError } from '../ground/errors.ts'
import { signedIn } from '../ground/signed-in.ts'
import type { Inside } from '../ground/use-case.ts'
import { hasPassword } from '../identity/password/has-password.ts'
import { inOwnCompanies, listMemberships } from '../organizations/list-memberships.ts'
import { findPendingChange } from './find-pending-change.ts'
import { findAccount } from './queries/accounts.ts'
import { type ConsentRow, listConsents } from './queries/consents.ts'

type ProfileContext = Pick<Context, 'db' | 'actor' | 'config' | 'now' | 'locale' | 'identity' | 'log'>

/** The caller's own account as their profile shows it. */
export async function getOwnProfile(context: ProfileContext): Promise<OwnProfile> {
  const { account, ...stored } = await inOwnCompanies(context, readStored)
  return {
    id: account.userId,
    userType: account.userType,
    email: account.email,
    emailVerified: account.emailVerifiedAt !== null,
    firstName: account.firstName,
    lastName: account.lastName,
    phone: account.phone,
    locale: account.locale,
    candidateMails: account.candidateMails,
    description: account.description,
    lastSignInAt: account.lastSignInAt?.toISOString() ?? null,
    createdAt: account.createdAt.toISOString(),
    ...stored,
    hasPassword: await hasPassword(context, account),
  }
}

async function readStored(context: Inside<ProfileContext>) {
  const { db } = context
  const { userId } = signedIn(context)
  const account = await findAccount(db, userId)
  // Erased between the check of the session and now.
  if (!account) throw new AppError('auth/session-ended')
  return {
    account,
    pendingEmail: (await findPendingChange(context, userId))?.newEmail ?? null,
    avatarUrl: await findAvatarUrl(context, userId),
    file: await findOwnFile(context, { ownerId: userId, purpose: 'cv' }),
    verificationFile: await findOwnFile(context, { ownerId: userId, purpose: 'registration' }),
    consents: presentConsents(await listConsents(db, userId)),
    ...(await listMemberships(context)),
  }
}

/** The present consents: the latest of each kind that was not withdrawn. `rows` come latest first. */
const presentConsents = (rows: readonly ConsentRow[]): OwnProfile['consents'] =>
  consentKinds.flatMap((kind) => {
    const given = rows.find((row) => row.kind === kind && row.withdrawn_at === null)
    return given ? [{ kind, version: given.version, givenAt: given.given_at.toISOString() }] : []
  })
