import type { CandidateState } from '@qareeb/contract/candidates'
import type { CandidateRow } from '@qareeb/contract/candidates/candidate-row'
import { isolateName } from '../../i18n/isolate.ts'
import { usePhrases } from '../../i18n/use-phrases.ts'
import { useAction } from '../../session/use-action.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'

/** A state in which an application is open. */
export type OpenState = 'new' | 'in-progress'

type Standing = Pick<CandidateRow, 'state' | 'toldAt'>

/**
 * Whether a move reopens an application whose candidate was notified of the decision: of hiring at once, of a
 * rejection after its mail.
 */
export const isReopening = ({ state: from, toldAt }: Standing, state: CandidateState): state is OpenState =>
  (state === 'new' || state === 'in-progress') &&
  (from === 'hired' || (from === 'rejected' && toldAt === null))

type ReopenDialogProps = {
  candidate: Pick<CandidateRow, 'name' | 'state'>
  /** The state to open it in; null while nothing is asked. */
  state: OpenState | null
  /** @returns whether it was done */
  onConfirm: (state: OpenState) => Promise<boolean>
  onClose: () => void
}

/** Explains before a reopening which mail the candidate gets after the earlier decision. */
export function ReopenDialog({ candidate, state, onConfirm, onClose }: ReopenDialogProps) {
  const t = usePhrases('candidates')
  const name = isolateName(candidate.name ?? t('erased'))
  const [reopen, isRunning] = useAction(async () => {
    if (state && (await onConfirm(state))) onClose()
  })
  return (
    <Dialog
      isOpen={state !== null}
      onClose={onClose}
      title={t('reopenTitle', { name })}
      footer={
        <>
          <Button kind="quiet" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button disabled={isRunning} onClick={reopen}>
            {t('reopenButton')}
          </Button>
        </>
      }
    >
      <p className="text-ink-2">
        {t(candidate.state === 'hired' ? 'reopenKnowsHired' : 'reopenKnowsRejected', { name })}
      </p>
      <p className="mt-2 text-ink-2">{t(state === 'new' ? 'reopenAsNew' : 'reopenInProgress')}</p>
    </Dialog>
  )
}
