import type { Candidate } from '@qareeb/contract/candidates/candidate-details'
import { Link } from 'react-router'
import { BilingualText } from '../../i18n/bilingual-text.tsx'
import { formatDate } from '../../i18n/dates.ts'
import { usePaths, usePhrases } from '../../i18n/use-phrases.ts'
import { stateAcrossAds, StateBadge } from '../list/state-badge.tsx'

/** Other applications of the same person that are still kept. */
export function Related({ candidate: { previous, duplicates } }: { candidate: Candidate }) {
  const t = usePhrases('candidates')
  return (
    <>
      <RelatedList title={t('duplicatesTitle')} text={t('duplicatesText')} items={duplicates} />
      <RelatedList title={t('previousTitle')} items={previous} />
    </>
  )
}

type RelatedListProps = { title: string; text?: string; items: Candidate['previous'] }

function RelatedList({ title, text, items }: RelatedListProps) {
  const paths = usePaths()
  if (items.length === 0) return null
  return (
    <section>
      <h3 className="font-semibold">{title}</h3>
      {text && <p className="text-[0.8125rem] text-ink-3">{text}</p>}
      <ul className="mt-2 grid gap-1">
        {items.map((item) => (
          <li key={item.candidateId} className="flex flex-wrap items-center gap-x-3 text-sm">
            <Link
              to={paths.dashboardJobAd(item.jobAdId, { candidate: item.candidateId })}
              className="inline-flex min-h-8 items-center text-brand underline-offset-4 hover:underline max-sm:min-h-11"
            >
              <BilingualText value={item.title} />
            </Link>
            <span className="text-ink-3">{formatDate(item.appliedAt)}</span>
            <StateBadge state={stateAcrossAds(item)} />
          </li>
        ))}
      </ul>
    </section>
  )
}
