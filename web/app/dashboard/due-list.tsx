import { CalendarClock, ChevronRight } from 'lucide-react'
import { Link } from 'react-router'
import type { BoundPhrases } from '../i18n/bind-phrases.ts'
import { formatDate } from '../i18n/dates.ts'
import { usePaths, usePhrases } from '../i18n/use-phrases.ts'
import type { Paths } from '../paths.ts'
import { type Stats, useActiveCompany } from './dashboard-context.ts'

type Due = Stats['due'][number]

/** What waits for somebody of the company, the most pressing first, with the way to where it is done. */
export function DueList({ due }: { due: readonly Due[] }) {
  const t = usePhrases('dashboard')
  const paths = usePaths()
  const { organization } = useActiveCompany()
  return (
    <section aria-labelledby="due" className="mt-8">
      <h2 id="due" className="text-lg font-semibold">
        {t('due')}
      </h2>
      {due.length === 0 && <p className="mt-3 text-ink-2">{t('nothingDue')}</p>}
      <ul className="mt-3 divide-y divide-line overflow-hidden rounded-l border border-line bg-surface empty:hidden">
        {due.map((one) => (
          <li key={one.kind}>
            <Link
              to={placeOf(one, paths, organization.id)}
              className="flex min-h-14 items-center gap-3 px-4 py-3 hover:bg-sunken sm:px-5"
            >
              <CalendarClock className="size-5 shrink-0 text-warn" aria-hidden />
              <span className="min-w-0 flex-1">{textOf(one, t)}</span>
              <ChevronRight className="flip-rtl size-5 shrink-0 text-ink-3" aria-hidden />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

function textOf({ kind, count, on }: Due, t: BoundPhrases<'dashboard'>): string {
  const date = on === null ? '' : formatDate(on)
  switch (kind) {
    case 'registration-missing':
      return t('due.registrationMissing')
    case 'registration-rejected':
      return t('due.registrationRejected')
    case 'registration-expiring':
      return t('due.registrationExpiring', { date })
    case 'registration-expired':
      return t('due.registrationExpired', { date })
    case 'invitations-unanswered':
      return t('due.invitationsUnanswered', { count })
    case 'job-ads-expiring':
      return t('due.jobAdsExpiring', { count })
  }
}

function placeOf({ kind }: Due, paths: Paths, organizationId: string): string {
  if (kind === 'invitations-unanswered') return paths.manageUsers()
  if (kind === 'job-ads-expiring') return paths.search({ organization: organizationId })
  return paths.companyDetails()
}
