import { defaultZoom } from '@qareeb/contract/cities'
import type { ResponseOf } from '@qareeb/contract/endpoint'
import type { listRelatedJobAds, PublicJobAd } from '@qareeb/contract/job-ads'
import { readIn } from '../../i18n/bilingual.ts'
import { isolateName } from '../../i18n/isolate.ts'
import { useFormats } from '../../i18n/use-formats.ts'
import { useLocale, usePaths, usePhrases } from '../../i18n/use-phrases.ts'
import type { LocatorDrawing } from '../../map/locator/locator-size.ts'
import { useTabTitle } from '../../page/use-tab-title.ts'
import { ShareAd } from '../share/share-ad.tsx'
import { AdCompany } from './ad-company.tsx'
import { AdDescription } from './ad-description.tsx'
import type { Detail } from './ad-details.server.ts'
import { AdFacts } from './ad-facts.tsx'
import { AdList } from './ad-list.tsx'
import { AdSummary } from './ad-summary.tsx'
import { adTitle } from './ad-title.ts'
import type { CategoryLink } from './category-link.server.ts'
import { JobTopBar } from './job-top-bar.tsx'
import { useAdPlaces } from './use-ad-places.ts'
import { useAdUrl } from './use-ad-url.ts'
import './job-page.css'

export type RelatedJobAds = ResponseOf<typeof listRelatedJobAds>

type OpenJobAdProps = {
  jobAd: PublicJobAd
  related: RelatedJobAds
  drawing: LocatorDrawing | null
  details: readonly Detail[]
  category: CategoryLink
}

/** Everything a seeker decides on: the facts first, then the words, with the company and the ways to share beside them. */
export function OpenJobAd({ jobAd, related, drawing, details, category }: OpenJobAdProps) {
  const t = usePhrases('jobPage')
  const paths = usePaths()
  const places = useAdPlaces(jobAd)
  const url = useAdUrl(jobAd)
  const { chosen } = places
  useTabTitle(adTitle(jobAd, chosen, useLocale(), t))

  return (
    <div className="job-page">
      <JobTopBar jobAd={jobAd} url={url} category={category} />
      <div className="job-page-columns">
        <article className="ad-sheet">
          <AdSummary jobAd={jobAd} places={places} drawing={drawing} url={url} />
          <AdFacts jobAd={jobAd} details={details} />
          <AdDescription description={jobAd.description} />
        </article>
        <div className="job-page-aside">
          <AdCompany organization={jobAd.organization} />
          <ShareThis jobAd={jobAd} url={url} />
        </div>
      </div>
      <div className="max-lg:px-4">
        <AdList title={t('similar')} jobAds={related.similar} />
        <AdList
          title={t('nearby')}
          jobAds={related.nearby}
          {...(chosen && {
            more: {
              address: paths.search({ lat: chosen.lat, lng: chosen.lng, zoom: defaultZoom }),
              text: t('searchHere'),
            },
          })}
        />
      </div>
    </div>
  )
}

function ShareThis({ jobAd, url }: { jobAd: PublicJobAd; url: string }) {
  const t = usePhrases('jobPage')
  const format = useFormats()
  const locale = useLocale()
  const title = isolateName(readIn(locale, jobAd.title).text)
  const company = isolateName(readIn(locale, jobAd.organization.name).text)
  return <ShareAd url={url} text={t('shareText', { title, company, pay: format.pay(jobAd.salary) })} />
}
