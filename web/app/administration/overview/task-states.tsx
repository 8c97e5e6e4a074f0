import { listTasks } from '@qareeb/contract/administration/tasks'
import { CircleExclamationPoint } from 'lucide-react'
import { Link } from 'react-router'
import { useQueryOf } from '../../data/use-query-of.ts'
import { usePaths, usePhrases } from '../../i18n/use-phrases.ts'
import { useNow } from '../../page/use-site.ts'
import { isOverdue } from './is-overdue.ts'
import { cardLinkStyle, OverviewCard } from './overview-card.tsx'
import { type Queue, TaskState } from './task-state.tsx'

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
