import type { Bilingual } from '@qareeb/contract/locale'
import { eraseReasonsAbout } from '../audit/erase-reasons.ts'
import { type AuditEvent, recordEvent } from '../audit/record-event.ts'
import { eraseApplicationsOf } from '../candidates/erase/erase-applications-of.ts'
import { eraseFiles } from '../files/erase-files.ts'
import type { Inside } from '../ground/use-case.ts'
import { listCodePhones } from '../identity/second-factor/list-code-phones.ts'
import type { ErasingContext } from '../organizations/erase-organization.ts'
import { leaveOrganizations } from '../organizations/leave-organizations.ts'
import type { Prepared } from '../platform/identity/provider.ts'
import { eraseInvitationsTo } from '../team/erase-invitations-to.ts'
import { type Account, deleteAccount } from './queries/accounts.ts'
import { deleteChangesTo, listOtherAddresses } from './queries/email-changes.ts'

type Erasure = { account: Account; credentials: Prepared } & Pick<AuditEvent, 'details'>

/**
 * Erases a person in the caller's transaction: the account with all dependent rows, their files, and every stored
 * message to them. Companies without other members are erased with them. No remaining entry of the audit log names
 * them.
 * @returns the names of the companies that were erased with it
 * @param credentials from `dropPassword`, which called a third party before the transaction began
 * @throws AppError `user.soleAdmin` for the last administrator of a company with other members
 */
export async function eraseAccount(
  context: Inside<ErasingContext>,
  { account, credentials, details = {} }: Erasure,
): Promise<Bilingual[]> {
  const { db } = context
  const { userId } = account
  const companies = await leaveOrganizations(context, userId)
  await eraseApplicationsOf(context, userId)
  await eraseInvitationsTo(db, account.email)
  await credentials.save(db)
  await eraseFiles(context, { ownerId: userId })
  await eraseMessages(context, account)
  await deleteChangesTo(db, account.email)
  await eraseReasonsAbout(db, userId)
  await deleteAccount(db, userId)
  await recordEvent(context, { action: 'user.delete', subject: userId, details })
  return companies
}

async function eraseMessages({ db, mail, sms }: Inside<ErasingContext>, account: Account) {
  const addresses = await listOtherAddresses(db, account.userId)
  for (const address of new Set([account.email, ...addresses])) await mail.erase(db, address)

  const phones = await listCodePhones({ db }, account.userId)
  for (const phone of new Set([...phones, ...(account.phone ? [account.phone] : [])]))
    await sms.erase(db, phone)
}
