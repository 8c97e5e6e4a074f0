import type { OrganizationRole } from '@qareeb/contract/organizations'
import type { Services } from '../ground/context.ts'
import { nameIn } from '../ground/name-in.ts'
import { pageAddress } from '../ground/page-address.ts'
import type { Inside } from '../ground/use-case.ts'
import { getCompanyName, type Member } from './queries/members.ts'
import { roleWord } from './role-word.ts'

/** Mails a person their new role in a team. */
export async function mailNewRole(
  services: Inside<Services>,
  { organizationId, member, role }: { organizationId: string; member: Member; role: OrganizationRole },
): Promise<void> {
  const { db } = services
  const { email: to, locale, firstName } = member
  const company = nameIn(locale, await getCompanyName(db, organizationId))
  const url = pageAddress(services, locale, '/dashboard/manage-users')
  const data = { firstName, company, role: roleWord(locale, role), url }
  const mail = { name: 'teamRoleChanged', data } as const
  await services.mail.send(db, { to, locale, key: `team-role:${crypto.randomUUID()}`, mail })
}
