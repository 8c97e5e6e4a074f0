import { roles as arabicRoles } from '@qareeb/content/ar/emails/team'
import { roles as englishRoles } from '@qareeb/content/en/emails/team'
import type { Locale } from '@qareeb/contract/locale'
import type { OrganizationRole } from '@qareeb/contract/organizations'
import type { Services } from '../ground/context.ts'
import { nameIn } from '../ground/name-in.ts'
import { pageAddress } from '../ground/page-address.ts'
import type { Inside } from '../ground/use-case.ts'
import { getCompanyName, type Member } from './queries/members.ts'

const roleWords = { ar: arabicRoles, en: englishRoles }

/** A role as mails name it. */
export const roleWord = (locale: Locale, role: OrganizationRole): string => roleWords[locale][role]

type Told = { organizationId: string; member: Member }

/** Mails somebody that they are not in a team any more. */
export async function mailRemoval(services: Inside<Services>, { organizationId, member }: Told) {
  const { db } = services
  const { email: to, locale, firstName } = member
  const company = nameIn(locale, await getCompanyName(db, organizationId))
  const mail = { name: 'teamRemoved', data: { firstName, company } } as const
  await services.mail.send(db, { to, locale, key: `team-removed:${crypto.randomUUID()}`, mail })
}

/** Mails a person their new role in a team. */
export async function mailNewRole(
  services: Inside<Services>,
  { organizationId, member, role }: Told & { role: OrganizationRole },
) {
  const { db } = services
  const { email: to, locale, firstName } = member
  const company = nameIn(locale, await getCompanyName(db, organizationId))
  const url = pageAddress(services, locale, '/dashboard/manage-users')
  const data = { firstName, company, role: roleWord(locale, role), url }
  const mail = { name: 'teamRoleChanged', data } as const
  await services.mail.send(db, { to, locale, key: `team-role:${crypto.randomUUID()}`, mail })
}
