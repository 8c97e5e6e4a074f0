import { listTasks } from '@qareeb/contract/administration'
import type { ResponseOf } from '@qareeb/contract/endpoint'
import type { BoundCall } from '../api.ts'
import { PageTop } from '../dashboard/page-top.tsx'
import { useFormats } from '../i18n/use-formats.ts'
import { usePaths, usePhrases } from '../i18n/use-phrases.ts'
import { pageMeta } from '../page-head.ts'
import { pageLoader } from '../page-loader.ts'
import { Button } from '../ui/button.tsx'
import { LoadingOrFailed } from '../ui/loading-or-failed.tsx'
import { Reloadable } from '../ui/reloadable.tsx'
import { SectionCard } from '../ui/section-card.tsx'
import { useLoaded } from '../use-loaded.ts'
import { DeadLetters } from './dead-letters.tsx'

export const loader = pageLoader(async ({ phrases }) => ({
  head: { title: phrases('administration')('tasks'), noindex: true },
}))

export const meta = pageMeta

type Tasks = ResponseOf<typeof listTasks>

const load = (call: BoundCall) => call(listTasks, {})

/** What happens in the background: what failed for good, then how much there is to do and when it is done. */
export default function TasksPage() {
  const t = usePhrases('administration')
  const paths = usePaths()
  const tasks = useLoaded(load)
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
              <DeadLetters letters={tasks.data.deadLetters} onRetried={tasks.reload} />
            </SectionCard>
            <SectionCard id="queues" title={t('queues')} text={t('scheduleText')}>
              <Queues queues={tasks.data.queues} />
            </SectionCard>
          </div>
        </Reloadable>
      ) : (
        <div className="rounded-l border border-line bg-surface p-7">
          <LoadingOrFailed {...tasks} lines={8} />
        </div>
      )}
    </>
  )
}

const counts = ['waiting', 'running', 'failed'] as const

function Queues({ queues }: Pick<Tasks, 'queues'>) {
  const t = usePhrases('administration')
  const { number } = useFormats()
  return (
    // The table is wider than a phone; whoever scrolls it by keyboard has to be able to stand on it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className="overflow-x-auto" tabIndex={0} role="group" aria-label={t('queues')}>
      <table className="w-full min-w-140 text-sm">
        <thead>
          <tr className="border-b border-line text-ink-3">
            <th className="py-2 text-start font-medium">{t('task')}</th>
            {counts.map((name) => (
              <th key={name} className="px-3 py-2 text-end font-medium">
                {t(name)}
              </th>
            ))}
            <th className="py-2 ps-3 text-start font-medium">{t('schedule')}</th>
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {queues.map((queue) => (
            <tr key={queue.name}>
              <th scope="row" className="py-2 text-start font-normal">
                <bdi dir="ltr">{queue.name}</bdi>
              </th>
              {counts.map((name) => (
                <td key={name} className="px-3 py-2 text-end tabular-nums">
                  {number(queue[name])}
                </td>
              ))}
              <td className="py-2 ps-3 text-ink-2">
                {queue.schedule ? <bdi dir="ltr">{queue.schedule}</bdi> : t('onDemand')}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
