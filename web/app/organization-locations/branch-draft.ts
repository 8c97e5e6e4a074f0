import type { OrganizationLocation } from '@qareeb/contract/organization-locations'
import { get } from 'react-hook-form'
import { recallDraft } from '../forms/drafts.ts'
import { sessionStore } from '../session/session-store.ts'
import { typedOf } from './branch-schema.ts'

/** Names what was typed about a branch, or about a new one of this company. */
export const draftOf = (branch: OrganizationLocation | null): string =>
  branch ? `branch/${branch.id}` : `branch/of/${sessionStore.readShownCompany()}`

const typedFields = [
  'name.ar',
  'name.en',
  'address.ar',
  'address.en',
  'shortNationalAddress',
  'lat',
  'lng',
] as const

/** The stored part of the form. */
export const draftFields = [...typedFields, 'version'] as const

/**
 * The branch about which something was typed and neither saved nor given up, a new one before all others.
 * @returns null for a new branch, undefined where nothing waits
 */
export const findUnfinished = (
  branches: readonly OrganizationLocation[],
): OrganizationLocation | null | undefined => [null, ...branches].find(isUnfinished)

function isUnfinished(branch: OrganizationLocation | null): boolean {
  const draft = recallDraft(draftOf(branch))
  if (!draft) return false
  const saved = typedOf(branch)
  return typedFields.some((field) => get(draft, field) !== get(saved, field))
}
