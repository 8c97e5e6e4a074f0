import { type ReactNode, type SubmitEventHandler, use } from 'react'
import { usePhrases } from '../i18n/use-phrases.ts'
import { InDialogContext } from '../ui/in-dialog.ts'
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
 * A form of the contract: errors appear beside each field, which keeps room for them, and in one summary, which takes
 * the focus; the error of a single field appears once. The summary stands under the button, so that the button stays
 * where it was pressed; in a dialog above the fields, since a sheet grows upwards from its button. Until scripts are
 * loaded the form shows a notice and sends nothing; sent by the browser itself, a password would land in an address.
 */
export function Form({ form, children }: FormProps) {
  const t = usePhrases('forms')
  const isInDialog = use(InDialogContext)
  const summary = form.failedAttempts > 0 && (
    <ErrorSummary
      lines={form.summary}
      failure={form.failure}
      attempt={form.failedAttempts}
      hasOneField={form.hasOneField}
    />
  )
  return (
    <form noValidate method="post" onSubmit={form.submit} className="grid gap-5">
      <p className="hidden rounded-m bg-warn-soft px-4 py-3 text-sm text-warn noscript:block">
        {t('needsScripts')}
      </p>
      {isInDialog && summary}
      {children}
      {!isInDialog && summary}
    </form>
  )
}
