import { dayMs } from '@qareeb/reference/riyadh'
import { recordEvent } from '../../audit/record-event.ts'
import { eraseBytesOfGone } from '../../files/applications/candidate-files.ts'
import type { Services } from '../../ground/context.ts'
import { inTransaction } from '../../ground/use-case.ts'
import { listOrganizationsWithEnded } from '../queries/ended-ads.ts'
import { deleteBulksOfNobody, deleteKeptTooLong } from '../queries/erasure.ts'
import { getRetentionMonths } from '../queries/retention.ts'

/** Candidates that are erased in one transaction. */
const batch = 200

/** Days of the shortest month: no company keeps candidates for less than a month. */
const shortestMonth = 28

/** For what happens by itself. */
const nobody = {
  actor: { kind: 'guest' },
  origin: { network: '', userAgent: undefined },
  requestId: 'candidates.eraseKept',
} as const

/**
 * Erases candidates with their files, remarks and timelines when the retention time of their company is over, which
 * begins at the end of the ad; and answers to many of whom none is left. @returns how many
 */
export async function eraseKeptCandidates(services: Services): Promise<number> {
  const before = new Date(services.now().getTime() - shortestMonth * dayMs)
  let erased = 0
  for (const organizationId of await listOrganizationsWithEnded(services.db, before))
    erased += await eraseOf(services, organizationId)
  return erased
}

async function eraseOf(services: Services, organizationId: string): Promise<number> {
  let erased = 0
  for (;;) {
    const ids = await inTransaction(
      services,
      async (services) => {
        const { db } = services
        const months = await getRetentionMonths(db, organizationId)
        const asked = { organizationId, months, now: services.now(), limit: batch }
        const ids = await deleteKeptTooLong(db, asked)
        for (const subject of ids)
          await recordEvent({ ...nobody, db }, { action: 'candidate.erase', organizationId, subject })
        if (ids.length > 0) await eraseBytesOfGone(services)
        await deleteBulksOfNobody(db, asked)
        return ids
      },
      { organizationId },
    )
    erased += ids.length
    if (ids.length < batch) return erased
  }
}
