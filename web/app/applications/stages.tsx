import type { ApplicationRow } from '@qareeb/contract/candidates/applications'
import { formatDate } from '../i18n/dates.ts'
import { usePhrases } from '../i18n/use-phrases.ts'
import { cx } from '../ui/cx.ts'

/** One of the four parts of an application's way. */
export type Stage = {
  name: 'sent' | 'opened' | 'inProgress' | 'decided'
  at: string | null
  /** Also when only a later one has a moment. */
  isReached: boolean
}

/** How far an application has come, as four parts with their days; one that is withdrawn or closed has none. */
export function Stages({ application }: { application: ApplicationRow }) {
  const t = usePhrases('applications')
  if (application.stage === 'withdrawn' || application.stage === 'closed') return null
  const { promisedOn } = application
  return (
    <ol className="grid grid-cols-4 gap-2">
      {stagesOf(application).map(({ name, at, isReached }) => (
        <li key={name} className="grid gap-0.5 text-[0.8125rem]">
          <Bar isReached={isReached} className="mb-1" />
          <span className={cx(isReached ? 'font-semibold' : 'text-ink-3')}>{t(`reached.${name}`)}</span>
          <span className="text-ink-2 max-sm:hidden">
            {at !== null && formatDate(at)}
            {at === null && name === 'decided' && promisedOn && t('until', { date: formatDate(promisedOn) })}
          </span>
        </li>
      ))}
    </ol>
  )
}

/** The same without words, for a line of the list. */
export function StageBars({ application }: { application: ApplicationRow }) {
  return (
    <span aria-hidden className="grid w-28 grid-cols-4 gap-1">
      {stagesOf(application).map(({ name, isReached }) => (
        <Bar key={name} isReached={isReached} />
      ))}
    </span>
  )
}

const Bar = ({ isReached, className }: { isReached: boolean; className?: string }) => (
  <span
    aria-hidden
    className={cx('h-1 rounded-full', isReached ? 'bg-brand' : 'bg-line-strong', className)}
  />
)

/** The stages of an application, those reached and those still to come. */
export function stagesOf({ appliedAt, openedAt, inProgressAt, decidedAt }: ApplicationRow): Stage[] {
  const moments = [appliedAt, openedAt, inProgressAt, decidedAt]
  return names.map((name, index) => ({
    name,
    at: moments[index] ?? null,
    isReached: moments.slice(index).some((moment) => moment !== null),
  }))
}

const names = ['sent', 'opened', 'inProgress', 'decided'] as const
