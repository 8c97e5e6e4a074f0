import type { Bilingual } from '@qareeb/contract/locale'
import type { OwnProfile } from '@qareeb/contract/users'

/** What became of the company that somebody worked for, while this tab did nothing about it. */
export type ChangeOfCompany =
  | { kind: 'removed'; name: Bilingual }
  | { kind: 'impersonation-ended'; name: Bilingual }
  | { kind: 'switched'; name: Bilingual }

type Companies = Pick<OwnProfile, 'organizations' | 'activeOrganization'>

/** Compares what is known of a person's companies with what was known before; null when nothing needs to be said. */
export function changeOfCompany(before: Companies, after: Companies): ChangeOfCompany | null {
  const was = before.activeOrganization
  const is = after.activeOrganization
  if (was?.organization.id === is?.organization.id) return null

  // Administrators of the platform are members of none, and may go on from one to the next.
  if (was?.impersonatedUntil)
    return is
      ? { kind: 'switched', name: is.organization.name }
      : { kind: 'impersonation-ended', name: was.organization.name }
  const isMember = after.organizations.some(({ organization }) => organization.id === was?.organization.id)
  if (was && !isMember) return { kind: 'removed', name: was.organization.name }
  return is ? { kind: 'switched', name: is.organization.name } : null
}
