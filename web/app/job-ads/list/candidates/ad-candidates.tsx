import type { TeamJobAdRow } from '@qareeb/contract/job-ads/job-ad-life'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useFormats } from '../../../i18n/use-formats.ts'
import { usePaths, usePhrases } from '../../../i18n/use-phrases.ts'
import { Badge } from '../../../ui/badge.tsx'

type AdCandidatesProps = { jobAd: Pick<TeamJobAdRow, 'id' | 'state' | 'candidates'> }

/** How many applied to an ad, how many of them are new and how many wait for long; each leads to them. */
export function AdCandidates({ jobAd: { id, state, candidates } }: AdCandidatesProps) {
  const t = usePhrases('jobAdList')
  const paths = usePaths()
  const { number } = useFormats()
  if (state === 'draft')
    return (
      <span aria-hidden className="text-sm text-ink-3 max-lg:hidden">
        –
      </span>
    )
  return (
    <span className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm">
      <CountLink to={paths.dashboardJobAd(id)}>
        <span className="font-semibold tabular-nums max-lg:hidden">{number(candidates.all)}</span>
        <span className="font-medium lg:hidden">{t('candidateCount', { count: candidates.all })}</span>
      </CountLink>
      {candidates.new > 0 && (
        <CountLink to={paths.dashboardJobAd(id, { state: 'new' })}>
          <Badge tone="info">{t('newCount', { count: candidates.new })}</Badge>
        </CountLink>
      )}
      {candidates.waitingLong > 0 && (
        <CountLink to={paths.dashboardJobAd(id, { state: 'new', waiting: 'long' })}>
          <Badge tone="warn">{t('waitingCount', { count: candidates.waitingLong })}</Badge>
        </CountLink>
      )}
    </span>
  )
}

/** On phones it stands above the link that covers the card. */
const CountLink = ({ to, children }: { to: string; children: ReactNode }) => (
  <Link
    to={to}
    className="z-10 inline-flex min-h-6 items-center rounded-full whitespace-nowrap underline-offset-4 hover:underline"
  >
    {children}
  </Link>
)
