import type { listTasks } from '@qareeb/contract/administration/tasks'
import type { ResponseOf } from '@qareeb/contract/endpoint'
import { CircleCheck, CircleExclamationPoint, Clock } from 'lucide-react'
import { useFormats } from '../../i18n/use-formats.ts'
import { usePhrases } from '../../i18n/use-phrases.ts'
import { useNow } from '../../page/use-site.ts'
import { cx } from '../../ui/cx.ts'
import { TaskSchedule } from '../tasks/task-schedule.tsx'
import { usePhraseNamed } from '../use-phrase-named.ts'
import { isOverdue } from './is-overdue.ts'

export type Queue = ResponseOf<typeof listTasks>['queues'][number]

const signs = {
  overdue: { Icon: CircleExclamationPoint, tone: 'text-danger' },
  toCome: { Icon: Clock, tone: 'text-ink-3' },
  done: { Icon: CircleCheck, tone: 'text-brand' },
}

/** A scheduled task and its last run; one that has not run yet has no tick. */
export function TaskState({ queue }: { queue: Queue }) {
  const o = usePhrases('platformOverview')
  const { age } = useFormats()
  const now = useNow()
  const overdue = isOverdue(queue, now)
  const { Icon, tone } = overdue ? signs.overdue : queue.lastDoneAt === null ? signs.toCome : signs.done
  const description = usePhraseNamed(`doing.${queue.name}`)
  return (
    <li className="flex items-start gap-2.5 px-4 py-2.5 text-sm sm:px-5">
      <Icon className={cx('mt-0.5 size-4 shrink-0', tone)} aria-hidden />
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
