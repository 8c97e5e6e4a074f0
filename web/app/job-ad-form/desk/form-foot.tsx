import type { ReactNode } from 'react'
import { usePhrases } from '../../i18n/use-phrases.ts'
import { PublishRefusal, type Refusal } from './publish-refusal.tsx'

type FormFootProps = {
  /** How much is left before the ad can be published. */
  count: number
  /** Why the reader cannot publish, whatever is missing. */
  refusal: Refusal | null
  children: ReactNode
}

/** The end of the form: the remaining items before publishing, and the two actions once more. */
export function FormFoot({ count, refusal, children }: FormFootProps) {
  const t = usePhrases('jobAdForm')
  return (
    <div className="flex flex-wrap items-center gap-3 rounded-l border border-line bg-surface p-4 max-lg:hidden sm:px-5">
      {refusal === null ? (
        <p className="me-auto text-sm text-ink-2">{count > 0 ? t('blocking', { count }) : t('complete')}</p>
      ) : (
        <PublishRefusal place="foot" {...refusal} />
      )}
      {children}
    </div>
  )
}
