import { lastMomentBefore } from '@qareeb/contract/last-moment-before'
import { riyadhDateOf } from '@qareeb/reference/riyadh'
import { z } from 'zod'
import type { Services } from '../../ground/context.ts'
import { nameIn } from '../../ground/name-in.ts'
import { pageAddress } from '../../ground/page-address.ts'
import { inTransaction } from '../../ground/use-case.ts'
import { writtenDay } from '../../ground/written-day.ts'
import { type EndingAd, findEndingAds, type RemindedAd, takeReminder } from '../../job-ads/ending-ads.ts'
import type { Mail } from '../../platform/mail/mails.ts'
import { task } from '../../platform/tasks/task.ts'
import { mailPeople } from '../mail-people.ts'
import { listRecipients, type Recipient } from '../queries/members.ts'
import { type Company, findCompany } from '../queries/organizations.ts'

export const remindTask = task('organizations.remindOfEndingAds', z.strictObject({}), {
  schedule: '5 * * * *',
  timeLimitSeconds: 900,
})

/** Ads of one look. */
const batch = 200

/**
 * Reminds of every open ad that ends within three days, once for each expiry: the person who published it, or the
 * administrators of the company when that person has left. An ad that was extended or closed meanwhile causes no
 * mail.
 * @returns how many ads were reminded of
 */
export async function remindOfEndingAds(services: Services): Promise<number> {
  let reminded = 0
  let last: EndingAd | null = null
  for (;;) {
    const ads: EndingAd[] = await findEndingAds(services, { after: last, most: batch })
    for (const ad of ads) if (await remindOf(services, ad)) reminded += 1
    last = ads.at(-1) ?? null
    if (ads.length < batch) return reminded
  }
}

const remindOf = (services: Services, ending: EndingAd): Promise<boolean> =>
  inTransaction(
    services,
    async (context) => {
      const ad = await takeReminder(context.db, ending)
      const company = ad && (await findCompany(context.db, ending.organizationId))
      if (!company) return false

      await mailPeople(context, {
        people: await peopleOf(context.db, ending, ad),
        occasion: 'job-ad-ending',
        write: (to) => writeTo(services, to, { ad, ending, company }),
      })
      return true
    },
    { organizationId: ending.organizationId },
  )

async function peopleOf(
  db: Parameters<typeof listRecipients>[0],
  { organizationId }: EndingAd,
  { publishedBy }: RemindedAd,
): Promise<Recipient[]> {
  const team = await listRecipients(db, organizationId)
  const publisher = team.filter(({ userId }) => userId === publishedBy)
  return publisher.length > 0 ? publisher : listRecipients(db, organizationId, 'ADMIN')
}

type Reminder = { ad: RemindedAd; ending: EndingAd; company: Company }

const writeTo = (
  services: Services,
  { firstName, locale }: Recipient,
  { ad, ending, company }: Reminder,
): Mail => ({
  name: 'jobAdEnding',
  data: {
    firstName,
    title: nameIn(locale, ad.title),
    company: nameIn(locale, company.name),
    date: lastDayOf(ending.expiresAt),
    url: pageAddress(services, locale, `/dashboard/job-ad/${ending.id}`),
  },
})

/** The last day in Riyadh on which an ad is open: 24 / 12 / 2026. */
const lastDayOf = (expiresAt: Date): string => writtenDay(riyadhDateOf(lastMomentBefore(expiresAt)))
