import { Link, useSearchParams } from 'react-router'
import { usePaths, usePhrases } from '../i18n/use-phrases.ts'
import { AdDetails } from '../job-ads/dashboard/ad-details.tsx'
import { OwnJobAdHead } from '../job-ads/dashboard/own-job-ad-head.tsx'
import type { OwnJobAd } from '../job-ads/dashboard/use-own-job-ad.ts'
import { useAdTitle } from '../job-ads/list/use-ad-title.ts'
import { CandidatesView } from './candidates-view.tsx'
import { NumbersView } from './numbers/numbers-view.tsx'

/** An ad of the company: head with its actions, then its candidates, its numbers, or its contact details and history. */
export function JobAdView({ jobAd }: { jobAd: OwnJobAd }) {
  const [query] = useSearchParams()
  const part = partOf(query.get('part'))
  // An application takes the page where there is no room beside it.
  const isCandidateOpen = part === 'candidates' && query.has('candidate')
  const title = useAdTitle()(jobAd.team.content.title)
  return (
    <>
      {isCandidateOpen && <h1 className="sr-only xl:hidden">{title}</h1>}
      <div className={isCandidateOpen ? 'max-xl:hidden' : undefined}>
        <OwnJobAdHead team={jobAd.team} plan={jobAd.plan} openCandidates={jobAd.openCandidates} />
        <Parts jobAdId={jobAd.team.id} shown={part} />
      </div>
      {part === 'details' && <AdDetails team={jobAd.team} history={jobAd.history} />}
      {part === 'numbers' && <NumbersView jobAdId={jobAd.team.id} />}
      {part === 'candidates' && <CandidatesView team={jobAd.team} />}
    </>
  )
}

type Part = 'candidates' | 'numbers' | 'details'

const partOf = (asked: string | null): Part =>
  asked === 'details' || asked === 'numbers' ? asked : 'candidates'

/** The parts of the page; each is an address. */
function Parts({ jobAdId, shown }: { jobAdId: string; shown: Part }) {
  const t = usePhrases('candidates')
  const numbers = usePhrases('adNumbers')
  const paths = usePaths()
  const parts = [
    {
      key: 'candidates',
      to: paths.dashboardJobAd(jobAdId),
      label: t('title'),
      isShown: shown === 'candidates',
    },
    {
      key: 'numbers',
      to: paths.dashboardJobAd(jobAdId, { part: 'numbers' }),
      label: numbers('title'),
      isShown: shown === 'numbers',
    },
    {
      key: 'details',
      to: paths.dashboardJobAd(jobAdId, { part: 'details' }),
      label: t('adDetails'),
      isShown: shown === 'details',
    },
  ]
  return (
    <nav aria-label={t('parts')} className="mb-4 overflow-x-auto border-b border-line">
      <ul className="flex gap-1">
        {parts.map(({ key, to, label, isShown }) => (
          <li key={key}>
            <Link
              to={to}
              preventScrollReset
              aria-current={isShown ? 'page' : undefined}
              className="inline-flex min-h-11 items-center border-b-2 border-transparent px-3 text-[0.95rem] whitespace-nowrap text-ink-2 hover:text-ink aria-[current]:border-brand aria-[current]:font-semibold aria-[current]:text-brand-strong"
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
