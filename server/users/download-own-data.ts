import { listEventFacts } from '../audit/list-event-facts.ts'
import { recordSingleEvent } from '../audit/record-event.ts'
import { listApplicationFacts } from '../candidates/erase/list-application-facts.ts'
import { listFavoriteFacts } from '../favorites/list-favorite-facts.ts'
import { listOwnFiles } from '../files/list-own-files.ts'
import type { Context } from '../ground/context.ts'
import { AppError } from '../ground/errors.ts'
import { signedIn } from '../ground/signed-in.ts'
import { listIdentityFacts } from '../identity/list-identity-facts.ts'
import { countAttempts } from '../platform/attempts/attempts.ts'
import { listTeamFacts } from '../team/list-team-facts.ts'
import { limits } from './limits.ts'
import { type Account, findAccount } from './queries/accounts.ts'
import { listConsents } from './queries/consents.ts'
import { listEmailChanges, listFormerAddresses } from './queries/email-changes.ts'

/**
 * All stored data of the caller, for them to keep: their details, their consents, their sessions, their files with
 * the bytes, and their log and messages. Secrets are left out, such as hashes of passwords. Every noun with data of
 * a person adds it here.
 */
export async function downloadOwnData(context: Context): Promise<Record<string, unknown>> {
  const { userId } = signedIn(context)
  await countAttempts(context, [[limits.downloadData, userId]])
  const account = await findAccount(context.db, userId)
  if (!account) throw new AppError('auth/session-ended')

  const identity = await listIdentityFacts(context)
  await recordSingleEvent(context, { action: 'user.downloadData', subject: userId })
  return {
    madeAt: context.now().toISOString(),
    account: tellAccount(account),
    consents: await tellConsents(context, userId),
    emailChanges: await listEmailChanges(context.db, userId),
    ...identity,
    files: await listOwnFiles(context, userId),
    ...(await listTeamFacts(context, account)),
    ...(await listApplicationFacts(context)),
    favorites: await listFavoriteFacts(context.db, userId),
    mails: await tellMails(context, account),
    textMessages: await tellTextMessages(context, identity.signIn?.secondFactor.phone?.phone),
    events: await listEventFacts(context, userId),
  }
}

const tellAccount = ({ userId, subject, ...account }: Account) => ({
  id: userId,
  providerId: subject,
  ...account,
})

/** To the present address and to those that the account had before, as far as they are not somebody else's by now. */
async function tellMails({ db, mail }: Context, { userId, email }: Account) {
  const addresses = new Set([email.toLowerCase(), ...(await listFormerAddresses(db, userId))])
  const logs = []
  for (const to of addresses) for (const sent of await mail.log(db, to)) logs.push({ to, ...sent })
  return logs
}

/** To the phone of the second factor. That of the profile proves nothing: it may be somebody else's, and gets none. */
async function tellTextMessages({ db, sms }: Context, phone: string | undefined) {
  if (phone === undefined) return []
  return (await sms.log(db, phone)).map((sent) => ({ to: phone, ...sent }))
}

async function tellConsents({ db }: Context, userId: string) {
  const consents = await listConsents(db, userId)
  return consents.map(({ kind, version, given_at, withdrawn_at }) => ({
    kind,
    version,
    givenAt: given_at,
    withdrawnAt: withdrawn_at,
  }))
}
