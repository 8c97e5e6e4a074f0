import type { ReactNode } from 'react'
import { usePhrases } from '../../i18n/use-phrases.ts'
import type { QualityItem } from '../quality/quality.ts'
import { PublishRefusal } from './publish-refusal.tsx'

type FormFootProps = {
  items: readonly QualityItem[]
  /** Why the reader cannot publish, whatever is missing. */
  refusal: string | null
  children: ReactNode
}

/** The end of the form: the remaining items before publishing, and the two actions once more. */
export function FormFoot({ items, refusal, children }: FormFootProps) {
  const t = usePhrases('jobAdForm')
  const count = items.filter(({ isDone, isNeeded }) => isNeeded && !isDone).length
  return (
    <div className="flex flex-wrap items-center gap-3 rounded-l border border-line bg-surface p-4 max-lg:hidden sm:px-5">
      {refusal === null ? (
        <p className="me-auto text-sm text-ink-2">{count > 0 ? t('blocking', { count }) : t('complete')}</p>
      ) : (
        <PublishRefusal place="foot" text={refusal} />
      )}
      {children}
    </div>
  )
}
