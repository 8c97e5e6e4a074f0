import { candidateBounds, undoApplication } from '@qareeb/contract/candidates'
import type { PublicJobAd } from '@qareeb/contract/job-ads'
import { CircleCheck } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { readIn } from '../i18n/bilingual.ts'
import { isolateCode, isolateName } from '../i18n/isolate.ts'
import { useLocale, usePaths, usePhrases } from '../i18n/use-phrases.ts'
import { useAction } from '../session/use-action.ts'
import { useCall } from '../session/use-call.ts'
import { buttonStyle } from '../ui/button-style.ts'
import { Button } from '../ui/button.tsx'
import { toast } from '../ui/toasts/toast.ts'
import type { SentApplication } from './apply-values.ts'

type SentProps = {
  jobAd: PublicJobAd
  sent: SentApplication
  isGuest: boolean
  onUndone: () => void
  onClose: () => void
}

/** Says that an application was sent, offers ten seconds to undo it, and says what happens next. */
export function Sent({ jobAd, sent, isGuest, onUndone, onClose }: SentProps) {
  const t = usePhrases('applying')
  const paths = usePaths()
  const company = isolateName(readIn(useLocale(), jobAd.organization.name).text)
  return (
    <div className="grid gap-4">
      <p className="flex items-center gap-3 text-lg">
        <CircleCheck className="size-7 shrink-0 text-brand" aria-hidden />
        {t('sending', { company })}
      </p>
      <Undo jobAdId={jobAd.id} undoSecret={sent.undoSecret} onUndone={onUndone} />
      <p className="text-ink-2">
        {isGuest ? t('nextGuest', { email: isolateCode(sent.email) }) : t('nextPerson')}
      </p>
      <div className="flex flex-wrap justify-end gap-3">
        {!isGuest && (
          <Link to={paths.applications()} className={buttonStyle({ kind: 'outline' })}>
            {t('follow')}
          </Link>
        )}
        <Button onClick={onClose}>{t('done')}</Button>
      </div>
    </div>
  )
}

type UndoProps = { jobAdId: string; undoSecret: string; onUndone: () => void }

/** The button takes the focus; screen readers hear the seconds at ten and at five. */
function Undo({ jobAdId, undoSecret, onUndone }: UndoProps) {
  const t = usePhrases('applying')
  const call = useCall()
  const left = useSecondsLeft()
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => button.current?.focus(), [])
  const [undo, isRunning] = useAction(async () => {
    const { undone } = await call(undoApplication, { params: { id: jobAdId }, body: { undoSecret } })
    if (!undone) return toast(t('tooLate'), 'info')
    toast(t('undone'), 'success')
    return onUndone()
  })
  const text = t('undoLeft', { count: left })
  return (
    <div className="flex min-h-14 flex-wrap items-center justify-between gap-3 rounded-m bg-sunken px-4 py-2">
      <span aria-hidden>{text}</span>
      <span role="status" className="sr-only">
        {left === candidateBounds.undoSeconds || left === 5 ? text : ''}
      </span>
      {left > 0 && (
        <Button ref={button} kind="outline" size="small" disabled={isRunning} onClick={undo}>
          {t('undo')}
        </Button>
      )}
    </div>
  )
}

function useSecondsLeft(): number {
  const [left, setLeft] = useState<number>(candidateBounds.undoSeconds)
  useEffect(() => {
    const timer = setInterval(() => setLeft((seconds) => Math.max(0, seconds - 1)), 1_000)
    return () => clearInterval(timer)
  }, [])
  return left
}
