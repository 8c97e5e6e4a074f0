import { candidateRights } from '@qareeb/contract/rights/candidates'
import { whyNot } from '@qareeb/contract/rights/right'
import type { Services } from '../../ground/context.ts'
import { nameIn } from '../../ground/name-in.ts'
import { pageAddress } from '../../ground/page-address.ts'
import { type Inside, inTransaction } from '../../ground/use-case.ts'
import { longBefore } from '../../job-ads/long-before.ts'
import type { MailName } from '../../platform/mail/mails.ts'
import {
  getCompanyName,
  listMembersToTell,
  listOrganizationsWithOpenSince,
  listWaitingAds,
  takeUntold,
} from '../queries/team-mails.ts'
import { mailedSince, mailMorning } from '../rules.ts'
import { type ToldAd, writeAdRows } from './write-ad-rows.ts'

type Ad = { jobAdId: string; organizationId: string }

/** Mails the team of an ad about the first candidates of some minutes. Later ones are in the morning mail. */
export const mailFirstCandidates = (services: Services, { jobAdId, organizationId }: Ad): Promise<void> =>
  inTransaction(
    services,
    async (services) => {
      const now = services.now()
      const taken = await takeUntold(services.db, { organizationId, jobAdId, before: now, now })
      const ads = taken.map(({ count }) => ({ jobAdId, count }))
      await mailTeam(services, {
        organizationId,
        ads,
        name: 'firstCandidates',
        path: `/dashboard/job-ad/${jobAdId}`,
        occasion: `first-candidates:${jobAdId}`,
      })
    },
    { organizationId },
  )

/**
 * Mails each team the number of candidates who applied before this morning, by ad, and of those who have waited for
 * long. A team without a new candidate gets no mail, and a member one a day.
 */
export async function mailNewCandidates(services: Services): Promise<void> {
  const { moment, date } = mailMorning(services.now())
  for (const organizationId of await listOrganizationsWithOpenSince(services.db, mailedSince(moment)))
    await inTransaction(
      services,
      async (services) => {
        const asked = { organizationId, jobAdId: null, before: moment, now: services.now() }
        await mailTeam(services, {
          organizationId,
          ads: await takeUntold(services.db, asked),
          name: 'newCandidates',
          path: '/dashboard/candidates',
          occasion: `new-candidates:${organizationId}:${date}`,
        })
      },
      { organizationId },
    )
}

type Telling = {
  organizationId: string
  /** Ads with candidates that no mail to the team has named. */
  ads: readonly { jobAdId: string; count: number }[]
  name: Extract<MailName, 'firstCandidates' | 'newCandidates'>
  /** The page that the button opens. */
  path: string
  /** Names the mail for good; a member gets it once. */
  occasion: string
}

/** Writes to the members who may decide about candidates and want these mails. */
async function mailTeam(services: Inside<Services>, { organizationId, ads, name, path, occasion }: Telling) {
  if (ads.length === 0) return
  const { db, mail } = services
  const company = await getCompanyName(db, organizationId)
  const told = await addWaiting(services, { organizationId, ads })
  const rows = name === 'newCandidates' ? told : told.filter(({ count }) => count > 0)
  for (const { userId, email: to, firstName, locale, role } of await listMembersToTell(db, organizationId)) {
    if (whyNot(candidateRights.decide, { as: role, emailVerified: true }) !== null) continue
    const data = {
      firstName,
      company: nameIn(locale, company),
      rows: writeAdRows(services, locale, rows),
      url: pageAddress(services, locale, path),
      otherUrl: pageAddress(services, locale, '/dashboard/settings'),
    }
    await mail.send(db, { to, locale, key: `${occasion}:${userId}`, mail: { name, data } })
  }
}

/** The ads with new candidates, most of them first, then those where candidates have waited for long. */
async function addWaiting(
  { db, now }: Inside<Services>,
  { organizationId, ads }: Pick<Telling, 'organizationId' | 'ads'>,
): Promise<ToldAd[]> {
  const counts = new Map(ads.map(({ jobAdId, count }) => [jobAdId, count]))
  const asked = { organizationId, appliedBefore: longBefore(now()), ids: [...counts.keys()] }
  const listed = await listWaitingAds(db, asked)
  return listed
    .map((ad) => ({ ...ad, count: counts.get(ad.jobAdId) ?? 0 }))
    .toSorted((one, other) => other.count - one.count)
}
