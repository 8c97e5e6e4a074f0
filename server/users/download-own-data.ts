import { listEventFacts } from '../audit/list-event-facts.ts'
import { recordEvent } from '../audit/record-event.ts'
import type { Context } from '../context.ts'
import { AppError } from '../errors.ts'
import { listFavoriteFacts } from '../favorites/list-favorite-facts.ts'
import { listOwnFiles } from '../files/list-own-files.ts'
import { listIdentityFacts } from '../identity/list-identity-facts.ts'
import { countAttempts } from '../platform/attempts/attempts.ts'
import { signedIn } from '../signed-in.ts'
import { limits } from './limits.ts'
import { type Account, findAccount } from './queries/accounts.ts'
import { listConsents } from './queries/consents.ts'
import { listEmailChanges } from './queries/email-changes.ts'

/**
 * Everything that is stored of the caller, for them to keep: what they told us, what they agreed to, where they are
 * signed in, and what was done and sent. Secrets are left out, such as hashes of passwords. Whatever noun comes to hold
 * something of a person adds it here.
 */
export async function downloadOwnData(context: Context): Promise<Record<string, unknown>> {
  const { userId } = signedIn(context)
  await countAttempts(context, [[limits.downloadData, userId]])
  const account = await findAccount(context.db, userId)
  if (!account) throw new AppError('auth/session-ended')

  await recordEvent(context, context.db, { action: 'user.downloadData', subject: userId })
  return {
    madeAt: context.now().toISOString(),
    account: tellAccount(account),
    consents: await tellConsents(context, userId),
    emailChanges: await listEmailChanges(context.db, userId),
    ...(await listIdentityFacts(context)),
    files: await listOwnFiles(context, userId),
    favorites: await listFavoriteFacts(context.db, userId),
    mails: await context.mail.log(context.db, account.email),
    textMessages: account.phone ? await context.sms.log(context.db, account.phone) : [],
    events: await listEventFacts(context.db, userId),
  }
}

const tellAccount = ({ userId, subject, ...account }: Account) => ({
  id: userId,
  providerId: subject,
  ...account,
})

async function tellConsents({ db }: Context, userId: string) {
  const consents = await listConsents(db, userId)
  return consents.map(({ kind, version, given_at, withdrawn_at }) => ({
    kind,
    version,
    givenAt: given_at,
    withdrawnAt: withdrawn_at,
  }))
}
