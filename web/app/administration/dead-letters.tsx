import { type ListedDeadLetter, retryTask } from '@qareeb/contract/administration'
import { isolateCode } from '../i18n/isolate.ts'
import { useFormats } from '../i18n/use-formats.ts'
import { usePhrases } from '../i18n/use-phrases.ts'
import { useAction } from '../session/use-action.ts'
import { useCall } from '../session/use-call.ts'
import { Button } from '../ui/button.tsx'
import { toast } from '../ui/toast-store.ts'
import { useAdministration } from './administration-context.ts'
import { TaskName } from './task-name.tsx'

type DeadLettersProps = { letters: readonly ListedDeadLetter[]; onRetried?: () => void }

/** Tasks that failed at their last try, each with its reason and the way to another try. */
export function DeadLetters({ letters, onRetried }: DeadLettersProps) {
  if (letters.length === 0) return null
  return (
    <ul className="mb-4 divide-y divide-line overflow-hidden rounded-m border border-line">
      {letters.map((letter) => (
        <DeadLetter key={letter.id} letter={letter} {...(onRetried && { onRetried })} />
      ))}
    </ul>
  )
}

function DeadLetter({ letter, onRetried }: { letter: ListedDeadLetter; onRetried?: () => void }) {
  const t = usePhrases('administration')
  const { moment } = useFormats()
  const call = useCall()
  const { reload } = useAdministration()
  const [retry, isRetrying] = useAction(async () => {
    await call(retryTask, { params: { id: letter.id } })
    toast(t('retried'), 'success')
    reload()
    onRetried?.()
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
        <p className="text-sm text-ink-3">{t('diedOn', { date: moment(letter.diedAt) })}</p>
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
