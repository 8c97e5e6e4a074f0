import type { listTasks } from '@qareeb/contract/administration/tasks'
import type { ResponseOf } from '@qareeb/contract/endpoint'
import { useFormats } from '../../i18n/use-formats.ts'
import { usePhrases } from '../../i18n/use-phrases.ts'
import { useNow } from '../../page/use-site.ts'
import { TaskName } from './task-name.tsx'
import { TaskSchedule } from './task-schedule.tsx'

type Queue = ResponseOf<typeof listTasks>['queues'][number]

/** Every task: its description, schedule, last run and counts. A line on wide screens, a card on phones. */
export function QueueList({ queues }: { queues: readonly Queue[] }) {
  const t = usePhrases('administration')
  return (
    <ul aria-label={t('queues')} className="divide-y divide-line">
      {queues.map((queue) => (
        <li key={queue.name} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3">
          <div className="min-w-0">
            <p className="font-medium wrap-anywhere">
              <TaskName name={queue.name} />
            </p>
            <p className="text-sm text-ink-2">
              <TaskSchedule cron={queue.schedule} />
              <LastRun queue={queue} />
            </p>
          </div>
          <Counts queue={queue} />
        </li>
      ))}
    </ul>
  )
}

/** When it ran last, and how long the next one has been due. */
function LastRun({ queue: { lastDoneAt, waitingSince } }: { queue: Queue }) {
  const t = usePhrases('administration')
  const format = useFormats()
  const now = useNow()
  return (
    <>
      {lastDoneAt && ` · ${t('lastRun', { age: format.age(lastDoneAt, now) })}`}
      {waitingSince && ` · ${t('oldestWaiting', { age: format.age(waitingSince, now) })}`}
    </>
  )
}

const counts = ['waiting', 'running', 'failed'] as const

function Counts({ queue }: { queue: Queue }) {
  const t = usePhrases('administration')
  const { number } = useFormats()
  return (
    <dl className="flex flex-wrap gap-x-5 gap-y-1 text-sm">
      {counts
        .filter((name) => queue[name] > 0)
        .map((name) => (
          <div key={name} className="flex gap-1.5">
            <dt className="text-ink-3">{t(name)}</dt>
            <dd className="min-w-5 tabular-nums">{number(queue[name])}</dd>
          </div>
        ))}
    </dl>
  )
}
