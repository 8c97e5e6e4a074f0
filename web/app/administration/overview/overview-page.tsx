import { usePhrases } from '../../i18n/use-phrases.ts'
import { pageMeta } from '../../page/page-head.ts'
import { pageLoader } from '../../page/page-loader.ts'
import { routeHandle } from '../../page/route-handle.ts'
import { ShapeOrFailed } from '../../ui/loading/page-shape.tsx'
import { Reloadable } from '../../ui/loading/reloadable.tsx'
import { PageTop } from '../../workspace/page-top.tsx'
import { useAdministration } from '../administration-context.ts'
import { FailedMessages } from './failed-messages.tsx'
import { OverviewFigures } from './figures.tsx'
import { FindAnything } from './find-anything.tsx'
import { LatestDecisions } from './latest-decisions.tsx'
import { NextStep } from './next-step.tsx'
import { TaskStates } from './task-states.tsx'
import { WaitingCompanies } from './waiting-companies.tsx'

export const handle = routeHandle({
  phrases: ['platformOverview', 'audit'],
  shape: 'cards',
  hasActions: true,
})

export const loader = pageLoader(async ({ phrases }) => ({
  head: { title: phrases('administration')('overview'), noindex: true },
}))

export const meta = pageMeta

/** The platform at a glance: the next step, counts, waiting companies, failed messages, tasks, latest decisions. */
export default function OverviewPage() {
  const t = usePhrases('administration')
  const { work, failure, reload } = useAdministration()
  return (
    <>
      <PageTop title={t('overview')} actions={<FindAnything />} />
      {work ? (
        <Reloadable label={t('overview')} failure={failure} reload={reload}>
          <NextStep {...work} />
          <OverviewFigures />
          <div className="mt-4 grid gap-4 *:min-w-0 xl:grid-cols-[minmax(0,1.85fr)_minmax(0,1fr)] xl:items-start">
            {/* On phones the failed messages stand before the latest decisions. */}
            <div className="contents xl:grid xl:gap-4">
              <WaitingCompanies {...work} />
              <div className="min-w-0 max-xl:order-last">
                <LatestDecisions />
              </div>
            </div>
            <div className="contents xl:grid xl:gap-4">
              <FailedMessages {...work} />
              <TaskStates />
            </div>
          </div>
        </Reloadable>
      ) : (
        <ShapeOrFailed shape="cards" failure={failure} reload={reload} />
      )}
    </>
  )
}
