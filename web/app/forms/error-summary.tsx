import { CircleExclamationPoint } from 'lucide-react'
import { useEffect, useRef, type MouseEvent } from 'react'
import { usePhrases } from '../i18n/use-phrases.ts'
import type { SummaryLine } from './use-contract-form.ts'

type ErrorSummaryProps = {
  lines: readonly SummaryLine[]
  /** Why sending failed, when no field is to blame. */
  failure: string | null
  /** Which attempt has failed; each puts the focus here, once its lines are drawn. */
  attempt: number
}

/** What is wrong with a form, in one place that is read first, with a way to each field. */
export function ErrorSummary({ lines, failure, attempt }: ErrorSummaryProps) {
  const t = usePhrases('forms')
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => ref.current?.focus(), [attempt])
  if (lines.length === 0 && failure === null) return null

  return (
    <div
      ref={ref}
      tabIndex={-1}
      role="group"
      aria-label={t('summaryLabel')}
      className="flex gap-3 rounded-m border border-danger bg-danger-soft px-4 py-3 text-sm text-danger"
    >
      <CircleExclamationPoint className="mt-0.5 size-5 shrink-0" aria-hidden />
      <div className="min-w-0">
        <p className="font-medium">{failure ?? t('summary', { count: lines.length })}</p>
        {lines.length > 0 && (
          <ul className="mt-1.5 space-y-1">
            {lines.map(({ id, label, error }) => (
              <li key={id}>
                <a href={`#${id}`} onClick={focusField} className="underline underline-offset-2">
                  {t('summaryLine', { label, error })}
                </a>
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  )
}

/** Goes to the field itself, and leaves the address alone. */
function focusField(event: MouseEvent<HTMLAnchorElement>) {
  event.preventDefault()
  document.getElementById(event.currentTarget.hash.slice(1))?.focus()
}
