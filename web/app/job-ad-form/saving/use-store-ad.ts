import {
  changeJobAd,
  createJobAd,
  getDashboardJobAd,
  listOrganizationJobAds,
  type TeamJobAd,
} from '@qareeb/contract/job-ads/job-ad-life'
import { getOrganizationStats } from '@qareeb/contract/organizations'
import { useRefresh } from '../../data/use-mutation-of.ts'
import { useCall } from '../../session/use-call.ts'
import type { Sending } from './send-content.ts'

/** The calls by which an ad is stored and published; lists that name it are asked for again. */
export function useStoreAd() {
  const call = useCall()
  const refresh = useRefresh()
  const done = (saved: TeamJobAd) => {
    refresh(listOrganizationJobAds, getDashboardJobAd, getOrganizationStats)
    return saved
  }
  return {
    send: async ({ key, content, target }: Sending) => {
      const options = { headers: { 'idempotency-key': key } }
      if (!target) return done(await call(createJobAd, { body: { content } }, options))
      const { id, version } = target
      return done(await call(changeJobAd, { params: { id }, body: { version, content } }, options))
    },
    publish: async ({ id, version }: TeamJobAd) =>
      done(await call(changeJobAd, { params: { id }, body: { version, status: 'published' } })),
    /** The ad as it is stored now. */
    read: async (id: string) => (await call(getDashboardJobAd, { params: { id } })).team,
  }
}
