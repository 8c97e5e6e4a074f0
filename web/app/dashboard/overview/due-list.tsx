import { jobAdBounds } from '@qareeb/contract/job-ads'
import {
  CalendarClock,
  CalendarX,
  ChevronRight,
  FileClock,
  FileExclamationPoint,
  FilePen,
  FileUp,
  FileX,
  Hourglass,
  type LucideIcon,
  MailQuestionMark,
  UserRound,
} from 'lucide-react'
import { Link } from 'react-router'
import type { BoundPhrases } from '../../i18n/bind-phrases.ts'
import { formatDate } from '../../i18n/dates.ts'
import { usePaths, usePhrases } from '../../i18n/use-phrases.ts'
import type { Paths } from '../../paths.ts'
import type { Stats } from '../../workspace/dashboard-context.ts'

type Due = Stats['due'][number]

const icons: Record<Due['kind'], LucideIcon> = {
  'registration-missing': FileUp,
  'registration-number-missing': FilePen,
  'registration-rejected': FileX,
  'registration-expiring': FileClock,
  'registration-expired': FileExclamationPoint,
  'invitations-unanswered': MailQuestionMark,
  'job-ads-expiring': Hourglass,
  'candidates-waiting': UserRound,
  'answers-overdue': CalendarX,
  'answers-due': CalendarClock,
}

/** Open items of the company, the most urgent first, with links to their pages. */
export function DueList({ due }: { due: readonly Due[] }) {
  const t = usePhrases('dashboard')
  const paths = usePaths()
  return (
    <section aria-labelledby="due" className="mt-8">
      <h2 id="due" className="text-lg font-semibold">
        {t('due')}
      </h2>
      {due.length === 0 && <p className="mt-3 text-ink-2">{t('nothingDue')}</p>}
      <ul className="mt-3 divide-y divide-line overflow-hidden rounded-l border border-line bg-surface empty:hidden">
        {due.map((one) => (
          <li key={one.kind}>
            <DueRow Icon={icons[one.kind]} to={placeOf(one, paths)}>
              {textOf(one, t)}
            </DueRow>
          </li>
        ))}
      </ul>
    </section>
  )
}

type DueRowProps = { Icon: LucideIcon; to: string; children: string }

function DueRow({ Icon, to, children }: DueRowProps) {
  return (
    <Link to={to} className="flex min-h-14 items-center gap-3 px-4 py-3 hover:bg-sunken sm:px-5">
      <Icon className="size-5 shrink-0 text-warn" aria-hidden />
      <span className="min-w-0 flex-1">{children}</span>
      <ChevronRight className="flip-rtl size-5 shrink-0 text-ink-3" aria-hidden />
    </Link>
  )
}

function textOf({ kind, count, on }: Due, t: BoundPhrases<'dashboard'>): string {
  const date = on === null ? '' : formatDate(on)
  switch (kind) {
    case 'registration-missing':
      return t('due.registrationMissing')
    case 'registration-number-missing':
      return t('due.registrationNumberMissing')
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
    case 'candidates-waiting':
      return t('due.candidatesWaiting', { count })
    case 'answers-overdue':
      return t('due.answersOverdue', { count })
    case 'answers-due':
      return t('due.answersDue', { count, date })
  }
}

/** Where it is done. */
function placeOf({ kind }: Due, paths: Paths): string {
  if (kind === 'job-ads-expiring')
    return paths.jobAds({ endsWithinDays: jobAdBounds.remindDaysBefore, sort: 'ending' })
  if (kind === 'candidates-waiting')
    return paths.applicants({ state: 'new', waiting: 'long', sort: 'waiting' })
  if (kind === 'answers-overdue') return paths.applicants({ state: 'in-progress', promised: 'overdue' })
  if (kind === 'answers-due') return paths.applicants({ state: 'in-progress', promised: 'soon' })
  return kind === 'invitations-unanswered' ? paths.manageUsers() : paths.companyDetails()
}
