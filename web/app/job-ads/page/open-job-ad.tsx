import type { ResponseOf } from '@qareeb/contract/endpoint'
import type { listRelatedJobAds, PublicJobAd } from '@qareeb/contract/job-ads'
import { readIn } from '../../i18n/bilingual.ts'
import { isolateName } from '../../i18n/isolate.ts'
import { useFormats } from '../../i18n/use-formats.ts'
import { useLocale, usePaths, usePhrases } from '../../i18n/use-phrases.ts'
import type { LocatorDrawing } from '../../map/locator/locator-size.ts'
import { useSite } from '../../page/use-site.ts'
import { ShareAd } from '../share/share-ad.tsx'
import { AdCompany } from './ad-company.tsx'
import { AdDescription } from './ad-description.tsx'
import type { Detail } from './ad-details.server.ts'
import { AdList } from './ad-list.tsx'
import { AdPlaces } from './ad-places.tsx'
import { AdSummary } from './ad-summary.tsx'
import { useAdPlaces } from './use-ad-places.ts'
import { slugIn } from './written-in.ts'

export type RelatedJobAds = ResponseOf<typeof listRelatedJobAds>

type OpenJobAdProps = {
  jobAd: PublicJobAd
  related: RelatedJobAds
  drawing: LocatorDrawing | null
  details: readonly Detail[]
}

/** Everything a seeker decides on: the facts first, then the words, with the place and its map beside them. */
export function OpenJobAd({ jobAd, related, drawing, details }: OpenJobAdProps) {
  const t = usePhrases('jobPage')
  const places = useAdPlaces(jobAd)

  return (
    <div className="mx-auto w-full max-w-6xl px-4 py-6 sm:px-6 lg:py-10">
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-6">
        <AdSummary jobAd={jobAd} chosen={places.chosen} details={details} />
        <AdDescription description={jobAd.description} />
        <div className="grid gap-5 lg:sticky lg:top-22 lg:col-start-2 lg:row-span-3 lg:row-start-1">
          <AdPlaces jobAd={jobAd} places={places} drawing={drawing} />
          <ShareThis jobAd={jobAd} />
        </div>
        <AdCompany organization={jobAd.organization} />
      </div>
      <AdList title={t('similar')} jobAds={related.similar} />
      <AdList title={t('nearby')} jobAds={related.nearby} />
    </div>
  )
}

function ShareThis({ jobAd }: { jobAd: PublicJobAd }) {
  const t = usePhrases('jobPage')
  const format = useFormats()
  const locale = useLocale()
  const url = useSite().origin + usePaths().jobAd(slugIn(locale, jobAd))
  const title = isolateName(readIn(locale, jobAd.title).text)
  const company = isolateName(readIn(locale, jobAd.organization.name).text)

  return <ShareAd url={url} text={t('shareText', { title, company, pay: format.pay(jobAd.salary) })} />
}
