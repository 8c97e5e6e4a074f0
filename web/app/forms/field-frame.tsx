import { CircleExclamationPoint } from 'lucide-react'
import type { ReactNode } from 'react'
import { usePhrases } from '../i18n/use-phrases.ts'
import { cx } from '../ui/cx.ts'

type FieldFrameProps = {
  id: string
  label: string
  error: string | undefined
  hint?: ReactNode
  isOptional?: boolean | undefined
  /** At the end of the label's line. */
  note?: ReactNode
  /** Under the input, at the end of the line. */
  aside?: ReactNode
  /** Lines of its longest error on phones, where room for them is kept. */
  errorLines?: 1 | 2
  children: ReactNode
}

/** Label, hint and error around an input; the input points at the latter two by `describedBy`. */
export function FieldFrame(props: FieldFrameProps) {
  const { id, label, error, hint, isOptional, note, aside, errorLines = 1, children } = props
  const t = usePhrases('forms')
  return (
    <div className="min-w-0">
      <div className="mb-1.5 flex items-center gap-3 text-sm">
        <label htmlFor={id} className="flex grow items-baseline justify-between gap-3 font-medium">
          {label}
          {isOptional && <span className="text-xs font-normal text-ink-3">{t('optional')}</span>}
        </label>
        {note}
      </div>
      {children}
      {aside && <div className="mt-1.5 flex justify-end">{aside}</div>}
      {hint && (
        <div id={`${id}-hint`} className="mt-1.5 text-sm text-ink-3">
          {hint}
        </div>
      )}
      <FieldErrorText id={id} error={error} keptLines={errorLines} />
    </div>
  )
}

type FieldErrorTextProps = {
  id: string
  error: string | undefined
  /**
   * Lines whose room is kept, so that an error moves nothing that stands below: part of the first is the distance to the
   * next field, and a second one is needed on phones.
   */
  keptLines?: 0 | 1 | 2
}

const roomOf = { 0: '', 1: 'mt-1 -mb-3 min-h-5', 2: 'mt-1 -mb-3 min-h-5 max-sm:min-h-10' }

/** The error of a field, announced when it appears. */
export function FieldErrorText({ id, error, keptLines = 0 }: FieldErrorTextProps) {
  return (
    <p
      id={`${id}-error`}
      aria-live="polite"
      className={cx(
        'scroll-mb-28 text-sm text-danger',
        roomOf[keptLines],
        keptLines === 0 && error && 'mt-1.5',
      )}
    >
      {error && (
        <span className="flex items-start gap-1.5">
          <CircleExclamationPoint className="mt-0.5 size-4 shrink-0" aria-hidden />
          {error}
        </span>
      )}
    </p>
  )
}
