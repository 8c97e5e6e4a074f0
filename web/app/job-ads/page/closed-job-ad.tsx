import { defaultZoom } from '@qareeb/contract/cities'
import type { PageJobAd } from '@qareeb/contract/job-ads/listed-job-ad'
import { CalendarX2 } from 'lucide-react'
import { Link } from 'react-router'
import { BilingualText } from '../../i18n/bilingual-text.tsx'
import { formatDate, lastInstantBefore } from '../../i18n/dates.ts'
import { usePaths, usePhrases } from '../../i18n/use-phrases.ts'
import { buttonStyle } from '../../ui/button-style.ts'
import { AdList } from './ad-list.tsx'
import type { RelatedJobAds } from './open-job-ad.tsx'

/** The page of an ended ad: the reason, and open ads around its location. */
export default function ClosedJobAd({ jobAd, related }: { jobAd: PageJobAd; related: RelatedJobAds }) {
  const t = usePhrases('jobPage')
  const openAds = related.nearby.length > 0 ? related.nearby : related.similar
  return (
    <div className="mx-auto w-full max-w-6xl px-4 py-6 sm:px-6 lg:py-10">
      <header className="flex flex-col items-start gap-4 rounded-l border border-line bg-surface p-5 sm:p-8">
        <span className="grid size-12 place-items-center rounded-full bg-warn-soft text-warn">
          <CalendarX2 className="size-6" aria-hidden />
        </span>
        <div>
          <h1 className="text-2xl font-semibold sm:text-3xl">
            {jobAd.state === 'expired' ? t('expired') : t('closed')}
          </h1>
          <p className="mt-2 text-ink-2">
            <BilingualText value={jobAd.title} className="font-medium text-ink" /> ·{' '}
            <BilingualText value={jobAd.organization.name} />
          </p>
          <Reason jobAd={jobAd} />
        </div>
        <SearchAround jobAd={jobAd} />
      </header>
      <AdList title={t('openNearby')} jobAds={openAds} />
    </div>
  )
}

function Reason({ jobAd: { state, expiresAt, closedAt } }: { jobAd: PageJobAd }) {
  const t = usePhrases('jobPage')
  const text =
    state === 'expired'
      ? t('expiredText', { date: formatDate(lastInstantBefore(expiresAt)) })
      : t('closedText', { date: formatDate(closedAt ?? expiresAt) })
  return <p className="mt-1 text-ink-2">{text}</p>
}

function SearchAround({ jobAd: { locations } }: { jobAd: PageJobAd }) {
  const t = usePhrases('jobPage')
  const paths = usePaths()
  const [place] = locations
  if (!place) return null

  return (
    <Link
      to={paths.search({ lat: place.lat, lng: place.lng, zoom: defaultZoom })}
      className={buttonStyle({})}
    >
      {t('allNearby')}
    </Link>
  )
}
