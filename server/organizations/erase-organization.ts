import { eraseReasonsIn } from '../audit/erase-reasons.ts'
import { recordEvent } from '../audit/record-event.ts'
import { eraseCandidatesOf } from '../candidates/erase/erase-candidates-of.ts'
import { eraseCompanyFiles } from '../files/erase-files.ts'
import type { Context, Services } from '../ground/context.ts'
import type { Inside } from '../ground/use-case.ts'
import { endAllActingFor } from '../identity/act-for.ts'
import { endImpersonationsInside } from '../identity/impersonation/end-impersonations.ts'
import { eraseAdsOf } from '../job-ads/erase-ads-of.ts'
import { deleteBranches, deleteTeam, markErased } from './queries/erasure.ts'
import { type Company, savePrivate } from './queries/organizations.ts'

/** The context of erasing besides the services: the actor, for the log. */
export type ErasingContext = Services & Pick<Context, 'actor' | 'origin' | 'requestId'>

/**
 * Erases a company in the transaction that works for it and has locked it: ads closed, documents deleted, all
 * members out at their next request. The tombstone for the pages of its closed ads stays, and the log, which holds
 * ids.
 */
export async function eraseOrganization(context: Inside<ErasingContext>, company: Company): Promise<void> {
  const { db } = context
  const { id: organizationId } = company
  const inside = context
  await eraseCandidatesOf(inside, organizationId)
  await eraseAdsOf(inside, organizationId)
  await deleteBranches(db, organizationId)
  await endAllActingFor(db, organizationId)
  await endImpersonationsInside(context, organizationId)
  await deleteTeam(db, organizationId)
  await savePrivate(db, organizationId, nothing)
  await eraseReasonsIn(db, organizationId)
  await eraseCompanyFiles(inside, organizationId)
  await markErased(db, organizationId, context.now())
  await recordEvent(context, { action: 'organization.delete', organizationId })
}

const nothing = {
  waitingSince: null,
  rejectedAt: null,
  rejectionReason: null,
  registrationFileId: null,
  registrationExpiresOn: null,
  registrationNumber: null,
  planInterest: null,
  planInterestAt: null,
  planInterestBy: null,
  retentionMonths: 12,
}
