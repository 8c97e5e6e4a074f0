import type { JobAdContent } from '@qareeb/contract/job-ads/job-ad-content'
import {
  changeJobAd,
  createJobAd,
  getDashboardJobAd,
  listOrganizationAds,
  type TeamJobAd,
} from '@qareeb/contract/job-ads/job-ad-life'
import { getOrganizationStats } from '@qareeb/contract/organizations'
import { useRefresh } from '../../data/use-mutation-of.ts'
import { useIdempotencyKey } from '../../forms/use-idempotency-key.ts'
import { useCall } from '../../session/use-call.ts'

/** The calls by which an ad is stored and published; lists that name it are asked for again. */
export function useStoreAd() {
  const call = useCall()
  const refresh = useRefresh()
  const keyFor = useIdempotencyKey()
  const done = (saved: TeamJobAd) => {
    refresh(listOrganizationAds, getDashboardJobAd, getOrganizationStats)
    return saved
  }
  return {
    /** @param present the stored ad with the version that is overwritten; null for a new ad */
    store: async (content: JobAdContent, present: TeamJobAd | null) =>
      done(
        present
          ? await call(changeJobAd, {
              params: { id: present.id },
              body: { version: present.version, content },
            })
          : await call(createJobAd, { body: { content } }, { headers: keyFor(content) }),
      ),
    publish: async ({ id, version }: TeamJobAd) =>
      done(await call(changeJobAd, { params: { id }, body: { version, status: 'published' } })),
    /** The ad as it is stored now. */
    read: async (id: string) => (await call(getDashboardJobAd, { params: { id } })).team,
  }
}
