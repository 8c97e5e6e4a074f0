import type { Services } from '../../ground/context.ts'
import { findAdToApplyFor } from '../queries/open-ad.ts'
import { readApplication } from './read-application.ts'

type Payload = { jobAdId: string; candidateId: string; organizationId?: string | undefined }

/** Evaluates one application thoroughly. Does nothing for an unknown id. */
export async function evaluateOne(
  services: Services,
  { jobAdId, candidateId, organizationId }: Payload,
): Promise<void> {
  const company = organizationId ?? (await findAdToApplyFor(services.db, jobAdId))?.organizationId
  if (company === undefined) return
  await readApplication(services, {
    jobAdId,
    candidateId,
    organizationId: company,
    reading: 'thorough',
    isFollowUp: true,
  })
}
