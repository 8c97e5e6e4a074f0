import {
  type ApplicationRow,
  listApplications,
  withdrawApplication,
} from '@qareeb/contract/candidates/applications'
import { CalendarClock, Eye, Hourglass, Send } from 'lucide-react'
import { Link } from 'react-router'
import { useMutationOf } from '../data/use-mutation-of.ts'
import { formatDate } from '../i18n/dates.ts'
import { usePaths, usePhrases } from '../i18n/use-phrases.ts'
import { buttonStyle } from '../ui/button-style.ts'
import { cx } from '../ui/cx.ts'
import { comingText } from './coming-text.ts'
import { NextStep } from './next-step.tsx'
import { type Stage, stagesOf } from './stages.tsx'
import { WithdrawButton } from './withdraw-button.tsx'

/** The answer that a withdrawal makes old. */
const changes = [listApplications] as const

type OpenOnTopProps = {
  application: ApplicationRow
  group: string | undefined
  onWithdrawn: () => void
}

/** Under the first line of the list on phones: when the answer comes, the steps, and the two things to do. */
export function OpenOnTop({ application, group, onWithdrawn }: OpenOnTopProps) {
  const t = usePhrases('applications')
  const { id, promisedOn, waitingDays } = application
  const withdraw = useMutationOf(withdrawApplication, { changes })
  return (
    <div className="grid gap-3 px-4 pb-4 sm:hidden">
      <NextStep application={application} />
      <ol aria-label={t('timeline')} className="grid">
        {stagesOf(application).map((stage) => (
          <Step key={stage.name} stage={stage} promisedOn={promisedOn} />
        ))}
      </ol>
      {waitingDays !== null && (
        <p className="text-[0.8125rem] text-ink-2">{t('waiting', { count: waitingDays })}</p>
      )}
      <div className="flex flex-wrap items-center gap-2">
        <Link
          to={usePaths().applications(id, group)}
          className={cx(buttonStyle({ kind: 'outline', size: 'small' }), 'flex-1')}
        >
          {t('viewSent')}
        </Link>
        <WithdrawButton
          application={application}
          onWithdraw={async () => {
            await withdraw({ params: { applicationId: id } })
            onWithdrawn()
          }}
        />
      </div>
    </div>
  )
}

const icons = { sent: Send, opened: Eye, inProgress: Hourglass, decided: CalendarClock } as const

type StepProps = { stage: Stage; promisedOn: string | null }

/** One step with its day; one that is still to come is dashed. */
function Step({ stage: { name, at, isReached }, promisedOn }: StepProps) {
  const t = usePhrases('applications')
  const Icon = icons[name]
  return (
    <li className="group relative flex items-center gap-3 pb-2.5 last:pb-0">
      <span
        aria-hidden
        className={cx(
          'absolute start-[0.8125rem] -top-2.5 h-2.5 border-s-2 group-first:hidden',
          isReached ? 'border-brand' : 'border-dashed border-line-strong',
        )}
      />
      <span
        aria-hidden
        className={cx(
          'grid size-7 shrink-0 place-items-center rounded-full',
          isReached ? 'bg-brand text-on-brand' : 'border border-dashed border-ink-3 text-ink-2',
        )}
      >
        <Icon className={cx('size-4', name === 'sent' && 'flip-rtl')} />
      </span>
      <span className={cx('flex-1 text-sm', isReached ? 'font-semibold' : 'text-ink-2')}>
        {t(`reached.${name}`)}
      </span>
      <span className="text-[0.8125rem] text-ink-2">
        {isReached ? at !== null && formatDate(at) : comingText(t, name === 'decided' ? promisedOn : null)}
      </span>
    </li>
  )
}
