import type { ListedJobAd } from '@qareeb/contract/job-ads/listed-job-ad'
import { Link } from 'react-router'
import { useNow } from '../../page/use-site.ts'
import { JobAdCard } from '../card/job-ad-card.tsx'
import { useDistances } from '../card/use-distances.ts'

type AdListProps = {
  title: string
  jobAds: readonly ListedJobAd[]
  showsCompany?: boolean
  /** Where there are more of them. */
  more?: { address: string; text: string }
}

/** A few ads under a title; nothing when there are none. */
export function AdList({ title, jobAds, showsCompany = true, more }: AdListProps) {
  const now = useNow()
  const shown = useDistances(jobAds)
  if (jobAds.length === 0) return null

  return (
    <section className="mt-8 lg:mt-12 print:hidden">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="text-xl font-semibold">{title}</h2>
        {more && (
          <Link to={more.address} className="roomy font-medium text-brand hover:underline">
            {more.text}
          </Link>
        )}
      </div>
      <ul className="mt-4 grid gap-3 md:grid-cols-2 md:gap-4">
        {shown.map((jobAd) => (
          <li key={jobAd.id} className="job-card-frame">
            <JobAdCard jobAd={jobAd} now={now} showsCompany={showsCompany} />
          </li>
        ))}
      </ul>
    </section>
  )
}
