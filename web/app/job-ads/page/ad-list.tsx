import type { JobAdCard as Card } from '@qareeb/contract/job-ads'
import { useNow } from '../../page/use-site.ts'
import { JobAdCard } from '../card/job-ad-card.tsx'
import { useDistances } from '../card/use-distances.ts'

type AdListProps = { title: string; jobAds: readonly Card[]; showsCompany?: boolean }

/** A few ads under a title; nothing when there are none. */
export function AdList({ title, jobAds, showsCompany = true }: AdListProps) {
  const now = useNow()
  const shown = useDistances(jobAds)
  if (jobAds.length === 0) return null

  return (
    <section className="mt-10 lg:mt-14 print:hidden">
      <h2 className="text-xl font-semibold">{title}</h2>
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
