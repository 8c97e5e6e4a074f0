import { auditActions, auditOutcomes, listAudit } from '@qareeb/contract/audit'
import { useCallback } from 'react'
import { useLocation } from 'react-router'
import type { BoundCall } from '../api.ts'
import { AuditEntryLine } from '../audit/audit-entry-line.tsx'
import { DayFilter } from '../audit/day-filter.tsx'
import { PageTop } from '../dashboard/page-top.tsx'
import { routeHandle } from '../i18n/route-handle.ts'
import { usePaths, usePhrases } from '../i18n/use-phrases.ts'
import { pageMeta } from '../page-head.ts'
import { pageLoader } from '../page-loader.ts'
import { PagedList } from '../ui/paged-list.tsx'
import { usePages } from '../use-pages.ts'
import { AuditFilters } from './audit-filters.tsx'
import { oneOf, useFilters } from './use-filters.ts'

export const handle = routeHandle({ phrases: ['audit'] })

export const loader = pageLoader(async ({ phrases }) => ({
  head: { title: phrases('administration')('audit'), noindex: true },
}))

export const meta = pageMeta

/** The audit log with its filters, all of which stand in the address. */
export default function AuditPage() {
  const t = usePhrases('administration')
  const words = usePhrases('audit')
  const paths = usePaths()
  const isFiltered = useLocation().search !== ''
  return (
    <>
      <PageTop title={t('audit')} crumbs={[{ to: paths.admin(), label: t('overview') }]} />
      <AuditFilters />
      <DayFilter />
      <PagedList
        pages={usePages(useLoadLog())}
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

/** Asks for what the address says. What it says wrongly is answered by the API, in words. */
function useLoadLog() {
  const { read } = useFilters()
  const action = oneOf(auditActions, read('action'))
  const outcome = oneOf(auditOutcomes, read('outcome'))
  const person = read('person')
  const organization = read('organization')
  const requestId = read('requestId')
  const from = read('from')
  const to = read('to')
  return useCallback(
    (call: BoundCall, after: string | undefined) =>
      call(listAudit, {
        query: { action: action && [action], outcome, person, organization, requestId, from, to, after },
      }),
    [action, outcome, person, organization, requestId, from, to],
  )
}
