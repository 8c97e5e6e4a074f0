import type { PresetCity } from '@qareeb/contract/cities'
import type { ListedJobAd } from '@qareeb/contract/job-ads/listed-job-ad'
import { ArrowRight, MapPinned } from 'lucide-react'
import { Link } from 'react-router'
import { usePhrases } from '../i18n/use-phrases.ts'
import { JobAdCard } from '../job-ads/card/job-ad-card.tsx'
import { useDistances } from '../job-ads/card/use-distances.ts'
import { useNow } from '../page/use-site.ts'
import { buttonStyle } from '../ui/button-style.ts'
import { EmptyState } from '../ui/empty-state.tsx'

type NewestJobAdsProps = {
  city: PresetCity
  jobAds: ListedJobAd[]
  searchAddress: string
  /** The search in all of the country, for a city without ads. */
  everywhereAddress: string
}

/** The ads of the city that were published last, and the way to all of them. */
export function NewestJobAds({ city, jobAds, searchAddress, everywhereAddress }: NewestJobAdsProps) {
  const t = usePhrases('home')
  const shell = usePhrases('shell')
  const now = useNow()
  const shown = useDistances(jobAds)
  const name = shell(`city.${city}`)

  return (
    <section aria-labelledby="newest">
      <div className="mb-5 flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 id="newest" className="text-xl font-semibold sm:text-2xl">
          {t('newest', { city: name })}
        </h2>
        {jobAds.length > 0 && (
          <Link
            to={searchAddress}
            className="roomy inline-flex items-center gap-1.5 font-medium text-brand hover:underline"
          >
            {t('seeAll')}
            <ArrowRight className="flip-rtl size-4" aria-hidden />
          </Link>
        )}
      </div>
      {jobAds.length === 0 && <NoJobAds name={name} everywhereAddress={everywhereAddress} />}
      <ul className="grid gap-3 md:grid-cols-2 md:gap-4">
        {shown.map((jobAd) => (
          <li key={jobAd.id} className="job-card-frame">
            <JobAdCard jobAd={jobAd} now={now} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function NoJobAds({ name, everywhereAddress }: { name: string; everywhereAddress: string }) {
  const t = usePhrases('home')
  return (
    <EmptyState
      title={t('noneYet', { city: name })}
      text={t('noneYetText')}
      icon={<MapPinned className="size-6" aria-hidden />}
    >
      <Link to={everywhereAddress} className={buttonStyle({})}>
        {t('searchEverywhere')}
      </Link>
    </EmptyState>
  )
}
