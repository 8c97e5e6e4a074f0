import { listTasks } from '@qareeb/contract/administration/tasks'
import { useQueryOf } from '../../data/use-query-of.ts'
import { usePaths, usePhrases } from '../../i18n/use-phrases.ts'
import { pageMeta } from '../../page/page-head.ts'
import { pageLoader } from '../../page/page-loader.ts'
import { routeHandle } from '../../page/route-handle.ts'
import { Button } from '../../ui/button.tsx'
import { ShapeOrFailed } from '../../ui/loading/page-shape.tsx'
import { Reloadable } from '../../ui/loading/reloadable.tsx'
import { SectionCard } from '../../ui/section-card.tsx'
import { PageTop } from '../../workspace/page-top.tsx'
import { MoreThanShown } from '../more-than-shown.tsx'
import { DeadLetters, RetryAll } from './dead-letters.tsx'
import { QueueList } from './queue-list.tsx'
import { RenewAddresses } from './renew-addresses.tsx'

export const handle = routeHandle({ hasActions: true })

export const loader = pageLoader(async ({ phrases }) => ({
  head: { title: phrases('administration')('tasks'), noindex: true },
}))

export const meta = pageMeta

/** Background tasks: dead letters, counts and schedules, and the addresses of ads, which are renewed here. */
export default function TasksPage() {
  const t = usePhrases('administration')
  const paths = usePaths()
  const tasks = useQueryOf(listTasks, {})
  return (
    <>
      <PageTop
        title={t('tasks')}
        crumbs={[{ to: paths.admin(), label: t('overview') }]}
        actions={
          <Button kind="outline" onClick={tasks.reload}>
            {t('reload')}
          </Button>
        }
      />
      {tasks.data ? (
        <Reloadable {...tasks} label={t('tasks')}>
          <div className="grid gap-6 *:min-w-0">
            <SectionCard
              id="dead-letters"
              title={t('deadTitle')}
              text={tasks.data.deadLetters.length > 0 ? t('deadText') : t('deadLetters', { count: 0 })}
            >
              <RetryAll letters={tasks.data.deadLetters} />
              <DeadLetters letters={tasks.data.deadLetters} />
              <MoreThanShown shown={tasks.data.deadLetters.length} total={tasks.data.deadLetterCount} />
            </SectionCard>
            <SectionCard id="queues" title={t('queues')} text={t('scheduleText')}>
              <QueueList queues={tasks.data.queues} />
            </SectionCard>
            <RenewAddresses />
          </div>
        </Reloadable>
      ) : (
        <ShapeOrFailed shape="list" {...tasks} />
      )}
    </>
  )
}
