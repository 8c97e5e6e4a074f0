import type { Context } from '../../ground/context.ts'
import { nameIn } from '../../ground/name-in.ts'
import { pageAddress } from '../../ground/page-address.ts'
import type { InCompany } from '../../ground/use-case.ts'
import { mailPeople } from '../mail-people.ts'
import { listRecipients } from '../queries/members.ts'
import type { Company } from '../queries/organizations.ts'

/** Mails the administrators of a company how the platform decided; with a reason that it was rejected. */
export async function mailVerification(
  context: InCompany<Context>,
  { id, name }: Company,
  reason?: string,
): Promise<void> {
  const people = await listRecipients(context.db, id, 'ADMIN')
  await mailPeople(context, {
    people,
    occasion: `company-${reason === undefined ? 'verified' : 'rejected'}`,
    write({ firstName, locale }) {
      const company = nameIn(locale, name)
      const page = (path: string) => pageAddress(context, locale, path)
      return reason === undefined
        ? { name: 'companyVerified', data: { firstName, company, url: page('/dashboard') } }
        : {
            name: 'companyRejected',
            data: { firstName, company, reason, url: page('/dashboard/company-details') },
          }
    },
  })
}
