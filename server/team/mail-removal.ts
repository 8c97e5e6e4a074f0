import type { Services } from '../ground/context.ts'
import { nameIn } from '../ground/name-in.ts'
import type { Inside } from '../ground/use-case.ts'
import { getCompanyName, type Member } from './queries/members.ts'

/** Mails somebody that they are not in a team any more. */
export async function mailRemoval(
  services: Inside<Services>,
  { organizationId, member }: { organizationId: string; member: Member },
): Promise<void> {
  const { db } = services
  const { email: to, locale, firstName } = member
  const company = nameIn(locale, await getCompanyName(db, organizationId))
  const mail = { name: 'teamRemoved', data: { firstName, company } } as const
  await services.mail.send(db, { to, locale, key: `team-removed:${crypto.randomUUID()}`, mail })
}
