import type { PublicJobAd } from '@qareeb/contract/job-ads'
import { BadgeCheck } from 'lucide-react'
import { Link } from 'react-router'
import { BilingualText } from '../../i18n/bilingual-text.tsx'
import { readIn } from '../../i18n/bilingual.ts'
import { formatDate } from '../../i18n/dates.ts'
import { useFormats } from '../../i18n/use-formats.ts'
import { useLocale, usePaths, usePhrases } from '../../i18n/use-phrases.ts'
import type { LocatorDrawing } from '../../map/locator/locator-size.ts'
import { InitialsLogo } from '../../ui/initials-logo.tsx'
import { AdActions } from './ad-actions.tsx'
import { LanguageMark } from './language-mark.tsx'
import { LocationSection } from './location/location-section.tsx'
import type { AdLocations } from './location/use-ad-locations.ts'
import type { ShownAd } from './shown-ad.ts'

type AdSummaryProps = {
  jobAd: ShownAd
  adLocations: AdLocations
  /** The map of the address that the server chose. */
  drawing: LocatorDrawing | null
  /** The shared address: that with the chosen location. */
  url: string
}

/** The first screen: the job, its company, its pay, its location and the distance to it. */
export function AdSummary({ jobAd, adLocations, drawing, url }: AdSummaryProps) {
  const title = readIn(useLocale(), jobAd.title)
  return (
    <header className="ad-summary">
      <div className="ad-summary-head">
        <Logo organization={jobAd.organization} />
        <div className="min-w-0 flex-1">
          <h1 className="ad-summary-title">
            <BilingualText value={jobAd.title} />
          </h1>
          <CompanyLine organization={jobAd.organization} />
          {title.isForeign && <LanguageMark locale={title.locale} />}
        </div>
        <div className="ad-summary-actions flex shrink-0 gap-2 max-md:hidden">
          <AdActions jobAd={jobAd} url={url} locationId={adLocations.chosen?.id} />
        </div>
      </div>
      <Pay jobAd={jobAd} />
      <LocationSection jobAd={jobAd} adLocations={adLocations} drawing={drawing} />
    </header>
  )
}

function Logo({ organization: { id, name, logoUrl } }: Pick<PublicJobAd, 'organization'>) {
  return (
    <InitialsLogo
      colorKey={id}
      name={readIn(useLocale(), name).text}
      imageUrl={logoUrl}
      className="size-14 sm:size-16"
    />
  )
}

/** Verified companies have a page; for others the list of their ads is linked. */
function CompanyLine({ organization }: Pick<PublicJobAd, 'organization'>) {
  const t = usePhrases('jobPage')
  const paths = usePaths()
  const { id, slug, name, verified, verifiedAt } = organization
  return (
    <p className="ad-summary-company">
      <Link to={verified ? paths.company(slug) : paths.search({ organization: id })} className="roomy">
        <BilingualText value={name} />
      </Link>
      {verified ? (
        <span className="inline-flex items-center gap-1.5 text-sm text-brand">
          <BadgeCheck className="size-[1.1rem]" aria-hidden />
          {verifiedAt && t('verifiedSince', { date: formatDate(verifiedAt) })}
        </span>
      ) : (
        <span className="text-sm text-ink-3">{t('notVerified')}</span>
      )}
    </p>
  )
}

function Pay({ jobAd: { salary } }: { jobAd: ShownAd }) {
  const t = usePhrases('jobAds')
  const format = useFormats()
  return (
    <p className="ad-summary-pay">
      <span>{t('netSalary')}</span>
      <span>
        <span className="ad-summary-amount">{salary ? format.amount(salary) : '—'}</span>
        {salary && <span>{format.period(salary.period)}</span>}
      </span>
    </p>
  )
}
