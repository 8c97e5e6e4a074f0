import type { ReactNode, SubmitEventHandler } from 'react'
import { usePhrases } from '../i18n/use-phrases.ts'
import { ErrorSummary } from './error-summary.tsx'
import type { SummaryLine } from './use-contract-form.ts'

type FormProps = {
  form: {
    submit: SubmitEventHandler<HTMLFormElement>
    summary: readonly SummaryLine[]
    hasOneField: boolean
    failure: string | null
    failedAttempts: number
  }
  children: ReactNode
}

/**
 * A form of the contract: errors appear above it, which takes the focus, and beside each field; the error of a
 * single field appears once. Until scripts are loaded it shows a notice and sends nothing; sent by the browser
 * itself, a password would land in an address.
 */
export function Form({ form, children }: FormProps) {
  const t = usePhrases('forms')
  return (
    <form noValidate method="post" onSubmit={form.submit} className="grid gap-5">
      <p className="hidden rounded-m bg-warn-soft px-4 py-3 text-sm text-warn noscript:block">
        {t('needsScripts')}
      </p>
      {form.failedAttempts > 0 && (
        <ErrorSummary
          lines={form.summary}
          failure={form.failure}
          attempt={form.failedAttempts}
          hasOneField={form.hasOneField}
        />
      )}
      {children}
    </form>
  )
}
