import type { JobAdLocation, PublicJobAd } from '@qareeb/contract/job-ads'
import { BadgeCheck } from 'lucide-react'
import { FavoriteButton } from '../../favorites/favorite-button.tsx'
import { BilingualText } from '../../i18n/bilingual-text.tsx'
import { readIn } from '../../i18n/bilingual.ts'
import { formatDate } from '../../i18n/dates.ts'
import { useFormats } from '../../i18n/use-formats.ts'
import { useLocale, usePhrases } from '../../i18n/use-phrases.ts'
import { InitialsLogo } from '../../ui/initials-logo.tsx'
import type { Detail } from './ad-details.server.ts'
import { AdFacts } from './ad-facts.tsx'
import { PlaceLine } from './place-line.tsx'

type AdSummaryProps = {
  jobAd: PublicJobAd
  chosen: JobAdLocation | undefined
  details: readonly Detail[]
}

/** The first screen: what the job is, whose it is, what it pays, where it is, and on what terms. */
export function AdSummary({ jobAd, chosen, details }: AdSummaryProps) {
  const t = usePhrases('jobAds')
  const format = useFormats()
  return (
    <header className="rounded-l border border-line bg-surface p-5 sm:p-8">
      <div className="flex items-start gap-4 sm:gap-5">
        <Logo organization={jobAd.organization} />
        <div className="min-w-0 flex-1">
          <h1 className="text-2xl leading-snug font-semibold wrap-anywhere sm:text-[2rem]">
            <BilingualText value={jobAd.title} />
          </h1>
          <CompanyLine organization={jobAd.organization} />
        </div>
      </div>
      <div className="mt-6 flex flex-wrap items-end justify-between gap-4">
        <p>
          <span className="block text-sm text-ink-2">{t('netSalary')}</span>
          <span className="text-xl font-semibold text-brand-strong sm:text-[1.75rem]">
            {format.pay(jobAd.salary)}
          </span>
        </p>
        <FavoriteButton jobAdId={jobAd.id} title={readIn(useLocale(), jobAd.title).text} />
      </div>
      {chosen && <PlaceLine jobAd={jobAd} location={chosen} />}
      <AdFacts jobAd={jobAd} details={details} />
    </header>
  )
}

function Logo({ organization: { id, name, logoUrl } }: Pick<PublicJobAd, 'organization'>) {
  return (
    <InitialsLogo
      colorKey={id}
      name={readIn(useLocale(), name).text}
      imageUrl={logoUrl}
      className="size-12 sm:size-16"
    />
  )
}

function CompanyLine({ organization: { name, verifiedAt } }: Pick<PublicJobAd, 'organization'>) {
  const t = usePhrases('jobPage')
  return (
    <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-ink-2 sm:text-lg">
      <a href="#company" className="roomy rounded-s hover:text-brand hover:underline">
        <BilingualText value={name} />
      </a>
      {verifiedAt && (
        <span className="inline-flex items-center gap-1.5 text-sm text-brand">
          <BadgeCheck className="size-[1.1rem]" aria-hidden />
          {t('verifiedSince', { date: formatDate(verifiedAt) })}
        </span>
      )}
    </p>
  )
}
