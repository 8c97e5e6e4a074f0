import type { JobAdLocation } from '@qareeb/contract/job-ads'
import { ChevronRight } from 'lucide-react'
import { Link } from 'react-router'
import { readIn } from '../../i18n/bilingual.ts'
import { isolateName } from '../../i18n/isolate.ts'
import { useFormats } from '../../i18n/use-formats.ts'
import { useLocale, usePaths, usePhrases } from '../../i18n/use-phrases.ts'
import { InitialsLogo } from '../../ui/initials-logo.tsx'
import { type SimilarAd, useSimilarAds } from './use-similar-ads.ts'

type SimilarAdsProps = { jobAdId: string; location: JobAdLocation | undefined; onClose: () => void }

/** Similar ads near the place of an application; nothing while there are none. */
export function SimilarAds({ jobAdId, location, onClose }: SimilarAdsProps) {
  const t = usePhrases('applying')
  const ads = useSimilarAds(jobAdId, location)
  if (ads.length === 0) return null
  return (
    <ul aria-label={t('similarAds')} className="divide-y divide-line rounded-m border border-line bg-surface">
      {ads.map((ad) => (
        <li key={ad.jobAd.id}>
          <Row ad={ad} onClose={onClose} />
        </li>
      ))}
    </ul>
  )
}

function Row({ ad: { jobAd, km }, onClose }: { ad: SimilarAd; onClose: () => void }) {
  const t = usePhrases('applying')
  const locale = useLocale()
  const paths = usePaths()
  const { distance, pay } = useFormats()
  const { organization } = jobAd
  const slug = readIn(locale, jobAd.slugs).text || jobAd.id
  const title = isolateName(readIn(locale, jobAd.title).text)
  return (
    <Link
      to={paths.jobAd(slug, jobAd.locationCount > 1 ? jobAd.location.id : undefined)}
      onClick={onClose}
      className="flex min-h-16 items-center gap-3 px-4 py-2.5 hover:bg-canvas"
    >
      <InitialsLogo
        colorKey={organization.id}
        name={readIn(locale, organization.name).text}
        imageUrl={organization.logoUrl}
        className="size-10"
      />
      <span className="grid min-w-0 flex-1">
        <span className="font-medium wrap-anywhere">{t('similarAd', { title })}</span>
        <span className="text-[0.8125rem] text-ink-2">
          {[km !== null && distance(km), pay(jobAd.salary)].filter(Boolean).join(' · ')}
        </span>
      </span>
      <ChevronRight className="flip-rtl size-5 shrink-0 text-ink-3" aria-hidden />
    </Link>
  )
}
