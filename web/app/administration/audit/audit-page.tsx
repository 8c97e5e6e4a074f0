import { listAudit } from '@qareeb/contract/audit'
import { useLocation } from 'react-router'
import { AuditEntryLine } from '../../audit/audit-entry-line.tsx'
import { usePagesOf } from '../../data/use-pages-of.ts'
import { usePaths, usePhrases } from '../../i18n/use-phrases.ts'
import { isOtherPath } from '../../page/is-other-path.ts'
import { pageMeta } from '../../page/page-head.ts'
import { pageLoader } from '../../page/page-loader.ts'
import { routeHandle } from '../../page/route-handle.ts'
import { PagedList } from '../../ui/loading/paged-list.tsx'
import { PageTop } from '../../workspace/page-top.tsx'
import { AuditFilters } from './audit-filters.tsx'
import { useLogFilters } from './use-log-filters.ts'

export const handle = routeHandle({ phrases: ['audit'], shape: 'searched-list' })

export const loader = pageLoader(async ({ phrases }) => ({
  head: { title: phrases('administration')('audit'), noindex: true },
}))

export const meta = pageMeta

export const shouldRevalidate = isOtherPath

/** The audit log with its filters, all of which stand in the address. */
export default function AuditPage() {
  const t = usePhrases('administration')
  const words = usePhrases('audit')
  const paths = usePaths()
  const isFiltered = useLocation().search !== ''
  const filtering = useLogFilters()
  const { action, ...filters } = filtering.filters
  const pages = usePagesOf(listAudit, { ...filters, action: action && [action] })
  return (
    <>
      <PageTop title={t('audit')} crumbs={[{ to: paths.admin(), label: t('overview') }]} />
      <AuditFilters entries={pages.items} {...filtering} />
      <PagedList
        pages={pages}
        label={t('audit')}
        none={
          isFiltered ? { title: words('noneTitle'), text: words('noneText') } : { title: words('nothingYet') }
        }
      >
        {(entry) => <AuditEntryLine entry={entry} />}
      </PagedList>
    </>
  )
}
