import { defaultZoom } from '@qareeb/contract/cities'
import type { ResponseOf } from '@qareeb/contract/endpoint'
import type { listRelatedJobAds } from '@qareeb/contract/job-ads'
import type { PageJobAd } from '@qareeb/contract/job-ads/listed-job-ad'
import type { ListedJobAd } from '@qareeb/contract/job-ads/listed-job-ad'
import { ApplyButton } from '../../applying/apply-button.tsx'
import { usePaths, usePhrases } from '../../i18n/use-phrases.ts'
import type { LocatorDrawing } from '../../map/locator/locator-size.ts'
import { AdColumns } from './ad-columns.tsx'
import type { Detail } from './ad-details.ts'
import { AdList } from './ad-list.tsx'
import type { CategoryLink } from './category-link.server.ts'
import { JobTopBar } from './job-top-bar.tsx'
import { useAdLocations } from './location/use-ad-locations.ts'
import { useAdUrl } from './use-ad-url.ts'

export type RelatedJobAds = Record<keyof ResponseOf<typeof listRelatedJobAds>, ListedJobAd[]>

type OpenJobAdProps = {
  jobAd: PageJobAd
  related: RelatedJobAds
  drawing: LocatorDrawing | null
  terms: readonly Detail[]
  details: readonly Detail[]
  category: CategoryLink
}

/** Everything a seeker decides on: the facts first, then the words, with the company and the ways to share beside them. */
export function OpenJobAd({ jobAd, related, category, ...shown }: OpenJobAdProps) {
  const t = usePhrases('jobPage')
  const paths = usePaths()
  const url = useAdUrl(jobAd)
  const { chosen, locations } = useAdLocations(jobAd)

  return (
    <div className="job-page">
      <JobTopBar jobAd={jobAd} url={url} locationId={chosen?.id} category={category} />
      <AdColumns
        jobAd={jobAd}
        {...shown}
        // Another ad begins anew: nothing of an application to the one before stays.
        apply={<ApplyButton key={jobAd.id} jobAd={jobAd} locations={locations} locationId={chosen?.id} />}
      />
      <div className="max-lg:px-4">
        <AdList title={t('similar')} jobAds={related.similar} />
        <AdList
          title={t('nearby')}
          jobAds={related.nearby}
          {...(chosen && {
            more: {
              address: paths.search({ lat: chosen.lat, lng: chosen.lng, zoom: defaultZoom }),
              text: t('allNearby'),
            },
          })}
        />
      </div>
    </div>
  )
}
