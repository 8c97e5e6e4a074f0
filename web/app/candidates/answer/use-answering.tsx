import { lazy, type ReactNode, Suspense, useState } from 'react'
import { usePhrases } from '../../i18n/use-phrases.ts'
import { whenLoaded } from '../../page/lazy/when-loaded.ts'
import type { Choice } from '../select/use-candidate-selection.ts'
import type { AnswerKind } from './answer-kind.ts'

const loadDialog = () => import('./answer-dialog.tsx')
const AnswerDialog = lazy(loadDialog)

export type Answering = { kind: AnswerKind; choice: Choice; onSent?: (() => void) | undefined }

/** Answers candidates of an ad in a dialog, which the page shows. */
export function useAnswering(jobAdId: string): {
  answer: (answering: Answering) => void
  dialog: ReactNode
} {
  const [answering, setAnswering] = useState<Answering | null>(null)
  const offline = usePhrases('shell')('offline')
  const answer = (next: Answering) => whenLoaded(loadDialog, () => setAnswering(next), { offline })
  const close = () => setAnswering(null)
  const dialog = answering && (
    <Suspense>
      <AnswerDialog
        jobAdId={jobAdId}
        kind={answering.kind}
        choice={answering.choice}
        onClose={close}
        onSent={() => {
          close()
          answering.onSent?.()
        }}
      />
    </Suspense>
  )
  return { answer, dialog }
}
