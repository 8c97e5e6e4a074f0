import type { JobAdLocation } from '@qareeb/contract/job-ads'
import type { Locale } from '@qareeb/contract/locale'
import { readIn } from '../../i18n/bilingual.ts'
import type { BoundPhrases } from '../../i18n/bind-phrases.ts'
import type { ShownAd } from './shown-ad.ts'

/** The title of the tab of an ad's page: job, company, and the city of the chosen location. */
export function adTitle(
  jobAd: Pick<ShownAd, 'title' | 'organization' | 'state' | 'workMode'>,
  chosen: JobAdLocation | undefined,
  locale: Locale,
  t: BoundPhrases<'jobPage'>,
): string {
  const title = readIn(locale, jobAd.title).text
  const company = readIn(locale, jobAd.organization.name).text
  if (jobAd.state !== 'active') return t('pageTitle', { title, company })
  if (jobAd.workMode === 'full-remote') return t('pageTitleRemote', { title, company })
  return chosen?.city
    ? t('pageTitleIn', { title, company, place: readIn(locale, chosen.city).text })
    : t('pageTitle', { title, company })
}
