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
  /** Under the input, at the end of the line. */
  aside?: ReactNode
  children: ReactNode
}

/** Label, hint and error around an input; the input points at the latter two by `describedBy`. */
export function FieldFrame({ id, label, error, hint, isOptional, aside, children }: FieldFrameProps) {
  const t = usePhrases('forms')
  return (
    <div className="min-w-0">
      <label htmlFor={id} className="mb-1.5 flex items-baseline justify-between gap-3 text-sm font-medium">
        {label}
        {isOptional && <span className="text-xs font-normal text-ink-3">{t('optional')}</span>}
      </label>
      {children}
      {aside && <div className="mt-1.5 flex justify-end">{aside}</div>}
      {hint && (
        <div id={`${id}-hint`} className="mt-1.5 text-sm text-ink-3">
          {hint}
        </div>
      )}
      <FieldErrorText id={id} error={error} keepsRoom />
    </div>
  )
}

type FieldErrorTextProps = {
  id: string
  error: string | undefined
  /**
   * Keeps the room of one line, so that an error moves nothing that stands below; part of that room is the distance to
   * the next field.
   */
  keepsRoom?: boolean
}

/** The error of a field, announced when it appears. */
export function FieldErrorText({ id, error, keepsRoom = false }: FieldErrorTextProps) {
  return (
    <p
      id={`${id}-error`}
      aria-live="polite"
      className={cx('text-sm text-danger', keepsRoom ? 'mt-1 -mb-3 min-h-5' : error && 'mt-1.5')}
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
