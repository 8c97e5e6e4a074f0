import type { Bilingual } from '@qareeb/contract/locale'
import type { OwnProfile } from '@qareeb/contract/users'
import type { Acting } from '../../session/acting.ts'

/** The change of a person's active company that this tab did not make. */
export type ChangeOfCompany =
  | { kind: 'removed'; name: Bilingual }
  | { kind: 'impersonation-ended'; name: Bilingual }
  | { kind: 'switched'; name: Bilingual }

type Companies = Pick<OwnProfile, 'organizations' | 'activeOrganization'>

/** Compares a person's companies with the earlier ones; null without a change to report. */
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

/**
 * The same on the first answer of a page, against this browser's last one: a person who was removed meanwhile gets
 * the notice even without an open page.
 */
export function removedMeanwhile(
  kept: Acting | null,
  { id, organizations }: Pick<OwnProfile, 'id' | 'organizations'>,
): ChangeOfCompany | null {
  if (kept?.userId !== id || kept.organizationId === null || kept.impersonatedUntil !== null) return null
  const isMember = organizations.some(({ organization }) => organization.id === kept.organizationId)
  return isMember ? null : { kind: 'removed', name: kept.name }
}
