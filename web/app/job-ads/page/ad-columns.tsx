import type { ReactNode } from 'react'
import { readIn } from '../../i18n/bilingual.ts'
import { isolateName } from '../../i18n/isolate.ts'
import { useFormats } from '../../i18n/use-formats.ts'
import { useLocale, usePhrases } from '../../i18n/use-phrases.ts'
import type { LocatorDrawing } from '../../map/locator/locator-size.ts'
import { ShareAd } from '../share/share-ad.tsx'
import { AdCompany } from './ad-company.tsx'
import { AdDescription } from './ad-description.tsx'
import type { Detail } from './ad-details.ts'
import { AdFacts } from './ad-facts.tsx'
import { AdSummary } from './ad-summary.tsx'
import { useAdLocations } from './location/use-ad-locations.ts'
import type { ShownAd } from './shown-ad.ts'
import { useAdUrl } from './use-ad-url.ts'
import './job-page.css'

type AdColumnsProps = {
  jobAd: ShownAd
  drawing: LocatorDrawing | null
  terms: readonly Detail[]
  details: readonly Detail[]
  /** The way to apply; a preview has none. */
  apply?: ReactNode
}

/** The facts first, then the words, with the company and the ways to share beside them. The preview shows the same. */
export function AdColumns({ jobAd, drawing, terms, details, apply }: AdColumnsProps) {
  const adLocations = useAdLocations(jobAd)
  const url = useAdUrl(jobAd)
  return (
    <div className="job-page-columns">
      <article className="ad-sheet">
        <AdSummary jobAd={jobAd} adLocations={adLocations} drawing={drawing} url={url} />
        <AdFacts jobAd={jobAd} terms={terms} details={details} />
        <AdDescription description={jobAd.description} />
      </article>
      <div className="job-page-aside">
        {apply}
        <AdCompany organization={jobAd.organization} />
        <ShareThis jobAd={jobAd} url={url} />
      </div>
    </div>
  )
}

function ShareThis({ jobAd, url }: { jobAd: ShownAd; url: string }) {
  const t = usePhrases('jobPage')
  const format = useFormats()
  const locale = useLocale()
  const title = isolateName(readIn(locale, jobAd.title).text)
  const company = isolateName(readIn(locale, jobAd.organization.name).text)
  const pay = jobAd.salary ? format.pay(jobAd.salary) : ''
  return <ShareAd url={url} text={t('shareText', { title, company, pay })} />
}
