import { candidateBounds, undoApplication } from '@qareeb/contract/candidates'
import { Undo2 } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useFormats } from '../../i18n/use-formats.ts'
import { usePhrases } from '../../i18n/use-phrases.ts'
import { useAction } from '../../session/use-action.ts'
import { useCall } from '../../session/use-call.ts'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/toasts/toast.ts'
import { useFocusWhenReplaced } from '../../ui/use-focus-when-replaced.ts'
import type { SentApplication } from '../apply-values.ts'

type UndoBarProps = {
  jobAdId: string
  sent: SentApplication
  secondsLeft: number
  onUndone: () => void
}

/**
 * The bar takes the focus and not its button: a second press of Enter on "Apply" would undo at once. Screen readers
 * announce the seconds at ten and at five.
 */
export function UndoBar({ jobAdId, sent, secondsLeft: left, onUndone }: UndoBarProps) {
  const t = usePhrases('applying')
  const { moment } = useFormats()
  const call = useCall()
  const bar = useRef<HTMLDivElement>(null)
  const ended = useRef<HTMLParagraphElement>(null)
  useEffect(() => bar.current?.focus(), [])
  const [undo, isRunning] = useAction(async () => {
    const body = { undoSecret: sent.undoSecret }
    const { undone } = await call(undoApplication, { params: { id: jobAdId }, body })
    if (!undone) return toast(t('tooLate'), 'info')
    toast(t('undone'), 'success')
    return onUndone()
  })
  useFocusWhenReplaced(left === 0, () => ended.current?.focus())
  if (left === 0)
    return (
      <p
        ref={ended}
        tabIndex={-1}
        role="status"
        className="grid min-h-16 place-items-center rounded-m bg-sunken px-4 text-ink-2 outline-none"
      >
        {t('sentAt', { moment: moment(new Date(sent.sentAt).toISOString()) })}
      </p>
    )
  const text = t('undoLeft', { count: left })
  return (
    <div
      ref={bar}
      role="group"
      aria-label={t('undoErases')}
      tabIndex={-1}
      className="flex min-h-16 items-center gap-3 rounded-m bg-ink px-4 py-2 text-surface"
    >
      <Ring left={left} />
      <span className="grid min-w-0 flex-1 text-sm" aria-hidden>
        <strong className="font-semibold">{text}</strong>
        <span className="opacity-80">{t('undoErases')}</span>
      </span>
      <span role="status" className="sr-only">
        {left === candidateBounds.undoSeconds || left === 5 ? text : ''}
      </span>
      <Button kind="outline" size="small" disabled={isRunning} onClick={undo}>
        <Undo2 className="flip-rtl size-4" aria-hidden />
        {t('undo')}
      </Button>
    </div>
  )
}

const radius = 18
const circumference = 2 * Math.PI * radius

/** A ring that empties with the seconds. */
function Ring({ left }: { left: number }) {
  const gone = circumference * (1 - left / candidateBounds.undoSeconds)
  return (
    <span
      aria-hidden
      className="relative grid size-11 shrink-0 place-items-center font-semibold tabular-nums"
    >
      <svg viewBox="0 0 44 44" className="undo-ring absolute inset-0" fill="none" strokeWidth={4}>
        <circle cx={22} cy={22} r={radius} className="stroke-current opacity-25" />
        <circle cx={22} cy={22} r={radius} strokeDasharray={circumference} strokeDashoffset={gone} />
      </svg>
      {left}
    </span>
  )
}
