import { counts as arabicCounts } from '@qareeb/content/ar/emails/candidates'
import { counts as englishCounts } from '@qareeb/content/en/emails/candidates'
import { say } from '@qareeb/content/phrase'
import type { Bilingual, Locale } from '@qareeb/contract/locale'
import type { Services } from '../../ground/context.ts'
import { nameIn } from '../../ground/name-in.ts'
import { pageAddress } from '../../ground/page-address.ts'
import { writeRows } from '../../platform/mail/mail-rows.ts'

/** An ad of a mail to the team: new candidates, and those who have waited for long. */
export type ToldAd = { jobAdId: string; title: Bilingual; count: number; waiting: number }

const words = { ar: arabicCounts, en: englishCounts }

/** Ads that one mail names; the last row counts the others. */
const mostAds = 20

/** A row for each ad: its title, which leads to its candidates, and how many there are. */
export function writeAdRows(
  services: Pick<Services, 'config'>,
  locale: Locale,
  ads: readonly ToldAd[],
): string {
  const { fresh, waiting, others } = words[locale]
  const rows = ads.slice(0, mostAds).map((ad) => ({
    label: nameIn(locale, ad.title),
    texts: [
      ...(ad.count > 0 ? [say(fresh, locale, { count: ad.count })] : []),
      ...(ad.waiting > 0 ? [say(waiting, locale, { count: ad.waiting })] : []),
    ],
    url: pageAddress(services, locale, `/dashboard/job-ad/${ad.jobAdId}`),
  }))
  const left = ads.length - rows.length
  if (left === 0) return writeRows(rows)
  const url = pageAddress(services, locale, '/dashboard/candidates')
  return writeRows([...rows, { label: say(others, locale, { count: left }), texts: [], url }])
}
