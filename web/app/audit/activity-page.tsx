import { listCompanyAudit } from '@qareeb/contract/audit'
import { organizationRights } from '@qareeb/contract/rights/organizations'
import { Link } from 'react-router'
import { usePagesOf } from '../data/use-pages-of.ts'
import { isolateName } from '../i18n/isolate.ts'
import { useLocale, usePaths, usePhrases } from '../i18n/use-phrases.ts'
import { isOtherPath } from '../page/is-other-path.ts'
import { pageMeta } from '../page/page-head.ts'
import { pageLoader } from '../page/page-loader.ts'
import { routeHandle } from '../page/route-handle.ts'
import { useSite } from '../page/use-site.ts'
import { buttonStyle } from '../ui/button-style.ts'
import { EmptyState } from '../ui/empty-state.tsx'
import { PagedList } from '../ui/loading/paged-list.tsx'
import { PageTop } from '../workspace/page-top.tsx'
import { useRefusalReason } from '../workspace/use-refusal.ts'
import { CompanyEntry } from './company-entry.tsx'
import { DayFilter } from './day-filter.tsx'
import { foldRepeats } from './fold-repeats.ts'
import { PersonFilter } from './person-filter.tsx'
import { useActivityFilter } from './use-activity-filter.ts'

export const handle = routeHandle({ phrases: ['audit', 'organizationSettings'] })

export const loader = pageLoader(async ({ phrases }) => ({
  head: { title: phrases('audit')('title'), noindex: true },
}))

export const meta = pageMeta

export const shouldRevalidate = isOtherPath

/** The acts in the company with their actors, for its administrators. */
export default function ActivityPage() {
  const t = usePhrases('audit')
  const dashboard = usePhrases('dashboard')
  const paths = usePaths()
  const whyNot = useRefusalReason(organizationRights.readLog)
  const site = useSiteName()
  return (
    <>
      <PageTop
        title={t('title')}
        crumbs={[{ to: paths.settings(), label: dashboard('settings') }]}
        text={whyNot === null && t('companyText', { site })}
      />
      {whyNot === null ? (
        <Activity />
      ) : (
        <EmptyState title={whyNot}>
          <Link to={paths.dashboard()} className={buttonStyle({ kind: 'outline' })}>
            {dashboard('overview')}
          </Link>
        </EmptyState>
      )}
    </>
  )
}

function Activity() {
  const t = usePhrases('audit')
  const { filter, change } = useActivityFilter()
  const { person, from, to } = filter
  const pages = usePagesOf(listCompanyAudit, filter)
  return (
    <>
      <DayFilter days={filter} onShow={change}>
        {/* On phones the two days stand beside each other below it. */}
        <div className="min-w-0 max-sm:col-span-2">
          <PersonFilter person={person} onChoose={(chosen) => change({ person: chosen })} />
        </div>
      </DayFilter>
      <PagedList
        pages={{ ...pages, items: pages.items && foldRepeats(pages.items) }}
        label={t('title')}
        none={
          person || from || to ? { title: t('noneTitle'), text: t('noneText') } : { title: t('nothingYet') }
        }
      >
        {(entry) => <CompanyEntry entry={entry} />}
      </PagedList>
    </>
  )
}

const useSiteName = () => isolateName(useSite().name[useLocale()])
