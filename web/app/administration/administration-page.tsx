import { Link } from 'react-router'
import { usePaths, usePhrases } from '../i18n/use-phrases.ts'
import { pageMeta } from '../page/page-head.ts'
import { pageLoader } from '../page/page-loader.ts'
import { buttonStyle } from '../ui/button-style.ts'
import { ShapeOrFailed } from '../ui/loading/page-shape.tsx'
import { Reloadable } from '../ui/loading/reloadable.tsx'
import { SectionCard } from '../ui/section-card.tsx'
import { PageTop } from '../workspace/page-top.tsx'
import { useAdministration, type WaitingWork } from './administration-context.ts'
import { CompanyLine } from './organizations/company-line.tsx'
import { OverviewFigures } from './overview-figures.tsx'
import { DeadLetters } from './tasks/dead-letters.tsx'

export const loader = pageLoader(async ({ phrases }) => ({
  head: { title: phrases('administration')('overview'), noindex: true },
}))

export const meta = pageMeta

const most = 5

/** Open work of a platform administrator: companies, the longest wait first, and tasks that have failed for good. */
export default function AdministrationPage() {
  const t = usePhrases('administration')
  const { work, failure, reload } = useAdministration()
  return (
    <>
      <PageTop title={t('overview')} />
      <div className="mb-6">
        <OverviewFigures />
      </div>
      {work ? (
        <Reloadable label={t('overview')} failure={failure} reload={reload}>
          <div className="grid gap-6">
            <WaitingCompanies {...work} />
            <FailedTasks {...work} />
          </div>
        </Reloadable>
      ) : (
        <ShapeOrFailed shape="list" failure={failure} reload={reload} />
      )}
    </>
  )
}

function WaitingCompanies({ companies, waiting }: WaitingWork) {
  const t = usePhrases('administration')
  return (
    <SectionCard id="waiting" title={t('waitingCompanies', { count: waiting })}>
      <ul className="divide-y divide-line overflow-hidden rounded-m border border-line empty:hidden">
        {companies.slice(0, most).map((company) => (
          <li key={company.id}>
            <CompanyLine company={company} />
          </li>
        ))}
      </ul>
      <Link
        to={usePaths().adminCompanies({ list: waiting > 0 ? 'waiting' : 'all' })}
        className={`${buttonStyle({ kind: 'outline', size: 'small' })} mt-4`}
      >
        {t(waiting > 0 ? 'allWaiting' : 'companies')}
      </Link>
    </SectionCard>
  )
}

function FailedTasks({ deadLetters, deadLetterCount }: WaitingWork) {
  const t = usePhrases('administration')
  return (
    <SectionCard id="dead-letters" title={t('deadLetters', { count: deadLetterCount })}>
      <DeadLetters letters={deadLetters.slice(0, most)} />
      <Link to={usePaths().adminTasks()} className={buttonStyle({ kind: 'outline', size: 'small' })}>
        {t('toTasks')}
      </Link>
    </SectionCard>
  )
}
