import { type ListedDeadLetter, listTasks, retryTask } from '@qareeb/contract/administration/tasks'
import { Link } from 'react-router'
import { useMutationOf } from '../../data/use-mutation-of.ts'
import { isolateCode } from '../../i18n/isolate.ts'
import { useFormats } from '../../i18n/use-formats.ts'
import { usePaths, usePhrases } from '../../i18n/use-phrases.ts'
import { useAction } from '../../session/use-action.ts'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/toasts/toast.ts'
import { TaskName } from './task-name.tsx'

type DeadLettersProps = { letters: readonly ListedDeadLetter[] }

/** Gives all of the shown ones their tries again, one after the other. */
export function RetryAll({ letters }: DeadLettersProps) {
  const t = usePhrases('administration')
  const send = useMutationOf(retryTask, { changes: [listTasks] })
  const [retry, isRetrying] = useAction(async () => {
    for (const { id } of letters) await send({ params: { id } })
    toast(t('retriedAll', { count: letters.length }), 'success')
  })
  if (letters.length < 2) return null
  return (
    <Button kind="outline" size="small" className="mb-4" disabled={isRetrying} onClick={retry}>
      {t('retryAll', { count: letters.length })}
    </Button>
  )
}

/** Tasks that failed at their last try, each with its reason and a button to retry it. */
export function DeadLetters({ letters }: DeadLettersProps) {
  if (letters.length === 0) return null
  return (
    <ul className="mb-4 divide-y divide-line overflow-hidden rounded-m border border-line">
      {letters.map((letter) => (
        <DeadLetter key={letter.id} letter={letter} />
      ))}
    </ul>
  )
}

function DeadLetter({ letter }: { letter: ListedDeadLetter }) {
  const t = usePhrases('administration')
  const { moment } = useFormats()
  const send = useMutationOf(retryTask, { changes: [listTasks] })
  const [retry, isRetrying] = useAction(async () => {
    await send({ params: { id: letter.id } })
    toast(t('retried'), 'success')
  })
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3">
      <div className="min-w-48 flex-1">
        <p className="font-medium">
          <TaskName name={letter.task} />
        </p>
        <p dir="ltr" className="text-start text-sm wrap-anywhere text-ink-2 rtl:text-end">
          {letter.reason}
        </p>
        <p className="text-sm text-ink-3">
          {t('diedOn', { date: moment(letter.diedAt) })}
          <ItsCompany payload={letter.payload} />
        </p>
      </div>
      <Button
        kind="outline"
        size="small"
        disabled={isRetrying}
        aria-label={t('retryNamed', { task: isolateCode(letter.task) })}
        onClick={retry}
      >
        {t('retry')}
      </Button>
    </li>
  )
}

/** The way to the company that the task is about, where it is about one. */
function ItsCompany({ payload: { organizationId } }: Pick<ListedDeadLetter, 'payload'>) {
  const t = usePhrases('administration')
  const paths = usePaths()
  if (typeof organizationId !== 'string') return null
  return (
    <>
      {' · '}
      <Link to={paths.adminCompany(organizationId)} className="underline underline-offset-4 hover:text-ink">
        {t('itsCompany')}
      </Link>
    </>
  )
}
