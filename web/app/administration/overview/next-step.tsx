import type { ListedCompany } from '@qareeb/contract/administration'
import { ArrowRight, CircleCheck, ListTodo, ShieldCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { daysSince } from '../../i18n/dates.ts'
import { usePaths, usePhrases } from '../../i18n/use-phrases.ts'
import { useNow } from '../../page/use-site.ts'
import type { WaitingWork } from '../administration-context.ts'
import { useDecisionTime } from './use-decision-time.ts'

/** The one thing to do next: companies that wait, then tasks that failed for good; otherwise a calm sentence. */
export function NextStep({ companies, waiting, deadLetterCount }: WaitingWork) {
  const t = usePhrases('administration')
  const o = usePhrases('platformOverview')
  const paths = usePaths()
  const [first] = companies
  if (first) return <Verify first={first} waiting={waiting} />
  if (deadLetterCount > 0)
    return (
      <Banner
        Icon={ListTodo}
        title={t('deadLetters', { count: deadLetterCount })}
        text={t('deadText')}
        to={paths.adminTasks()}
        action={t('toTasks')}
      />
    )
  return (
    <p className="mb-4 flex min-h-14 items-center gap-3 rounded-l bg-brand-soft px-5 py-3 text-brand-strong">
      <CircleCheck className="size-5 shrink-0" aria-hidden />
      {o('nothingWaits')}
    </p>
  )
}

function Verify({ first, waiting }: { first: ListedCompany; waiting: number }) {
  const t = usePhrases('administration')
  const o = usePhrases('platformOverview')
  const now = useNow()
  const days = first.waitingSince === null ? 0 : daysSince(first.waitingSince, now)
  return (
    <Banner
      Icon={ShieldCheck}
      title={o('nextWaiting', {
        companies: t('waitingCompanies', { count: waiting }),
        days: o('oldestDays', { count: days }),
      })}
      text={useDecisionTime()}
      to={usePaths().adminCompany(first.id)}
      action={o('startVerifying')}
    />
  )
}

type BannerProps = { Icon: typeof ListTodo; title: string; text: ReactNode; to: string; action: string }

function Banner({ Icon, title, text, to, action }: BannerProps) {
  const o = usePhrases('platformOverview')
  return (
    <section
      aria-label={o('nextStep')}
      className="mb-4 flex flex-wrap items-center gap-x-5 gap-y-4 rounded-l bg-deep px-5 py-4 text-on-deep"
    >
      <span className="grid size-11 shrink-0 place-items-center rounded-m bg-on-deep/12 max-sm:hidden">
        <Icon className="size-5" aria-hidden />
      </span>
      <div className="min-w-0 flex-1 basis-64">
        <p className="text-[0.8125rem]">{o('nextStep')}</p>
        <p className="text-lg font-semibold text-pretty">{title}</p>
        {/* Its line is there before the figures are. */}
        <p className="min-h-5 text-[0.8125rem]">{text}</p>
      </div>
      <Link
        to={to}
        className="inline-flex h-11 items-center justify-center gap-2 rounded-full bg-on-deep px-5 font-medium text-deep hover:opacity-90 max-sm:w-full"
      >
        {action}
        <ArrowRight className="flip-rtl size-4" aria-hidden />
      </Link>
    </section>
  )
}
