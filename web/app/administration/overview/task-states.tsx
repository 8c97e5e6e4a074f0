import { listTasks } from '@qareeb/contract/administration'
import type { ResponseOf } from '@qareeb/contract/endpoint'
import { CircleExclamationPoint, CircleCheck } from 'lucide-react'
import { Link } from 'react-router'
import { useQueryOf } from '../../data/use-query-of.ts'
import { useFormats } from '../../i18n/use-formats.ts'
import { usePaths, usePhrases } from '../../i18n/use-phrases.ts'
import { useNow } from '../../page/use-site.ts'
import { cx } from '../../ui/cx.ts'
import { TaskSchedule } from '../tasks/task-schedule.tsx'
import { usePhraseNamed } from '../use-phrase-named.ts'
import { isOverdue } from './is-overdue.ts'
import { cardLinkStyle, OverviewCard } from './overview-card.tsx'

type Queue = ResponseOf<typeof listTasks>['queues'][number]

const most = 7

/** Scheduled tasks: overdue ones and those with failures first, then the ones that ran last. */
export function TaskStates() {
  const t = usePhrases('administration')
  const o = usePhrases('platformOverview')
  const now = useNow()
  const { data } = useQueryOf(listTasks, {})
  return (
    <OverviewCard
      id="tasks"
      title={o('scheduledTasks')}
      action={
        <Link to={usePaths().adminTasks()} className={cardLinkStyle}>
          {t('tasks')}
        </Link>
      }
    >
      {data && data.deadLetterCount > 0 && (
        <p className="flex items-center gap-2 border-t border-line px-4 py-2.5 text-sm font-medium text-danger sm:px-5">
          <CircleExclamationPoint className="size-4 shrink-0" aria-hidden />
          {t('deadLetters', { count: data.deadLetterCount })}
        </p>
      )}
      <ul aria-busy={!data} className="divide-y divide-line border-t border-line empty:hidden">
        {data &&
          urgentFirst(data.queues, now)
            .slice(0, most)
            .map((queue) => <TaskState key={queue.name} queue={queue} />)}
      </ul>
    </OverviewCard>
  )
}

function urgentFirst(queues: readonly Queue[], now: Date): Queue[] {
  const urgency = (queue: Queue) => (isOverdue(queue, now) ? 2 : queue.failed > 0 ? 1 : 0)
  const ranAt = ({ lastDoneAt }: Queue) => (lastDoneAt === null ? 0 : Date.parse(lastDoneAt))
  return queues
    .filter(({ schedule }) => schedule !== null)
    .toSorted((one, other) => urgency(other) - urgency(one) || ranAt(other) - ranAt(one))
}

function TaskState({ queue }: { queue: Queue }) {
  const o = usePhrases('platformOverview')
  const { age } = useFormats()
  const now = useNow()
  const overdue = isOverdue(queue, now)
  const Icon = overdue ? CircleExclamationPoint : CircleCheck
  const description = usePhraseNamed(`doing.${queue.name}`)
  return (
    <li className="flex items-start gap-2.5 px-4 py-2.5 text-sm sm:px-5">
      <Icon className={cx('mt-0.5 size-4 shrink-0', overdue ? 'text-danger' : 'text-brand')} aria-hidden />
      <div className="min-w-0 flex-1">
        <p>{description ?? <bdi dir="ltr">{queue.name}</bdi>}</p>
        <p className="text-[0.8125rem] text-ink-2">
          <TaskSchedule cron={queue.schedule} />
        </p>
      </div>
      <span className={cx('shrink-0 tabular-nums', overdue ? 'font-medium text-danger' : 'text-ink-2')}>
        {queue.lastDoneAt === null ? o('notYetRun') : age(queue.lastDoneAt, now)}
      </span>
    </li>
  )
}
