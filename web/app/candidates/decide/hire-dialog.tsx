import type { Candidate } from '@qareeb/contract/candidates/candidate-details'
import { isolateName } from '../../i18n/isolate.ts'
import { usePhrases } from '../../i18n/use-phrases.ts'
import { useAction } from '../../session/use-action.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import type { Decision } from './use-decision.ts'

type HireDialogProps = { isOpen: boolean; candidate: Candidate; decision: Decision; onClose: () => void }

/** Asks whether a candidate is hired. */
export function HireDialog({ isOpen, candidate, decision, onClose }: HireDialogProps) {
  const t = usePhrases('candidates')
  const [hire, isRunning] = useAction(async () => {
    if (await decision.move('hired')) onClose()
  })
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={t('hireTitle', { name: isolateName(candidate.name ?? t('erased')) })}
      footer={
        <>
          <Button kind="quiet" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button disabled={isRunning} onClick={hire}>
            {t('hireButton')}
          </Button>
        </>
      }
    >
      <p className="text-ink-2">{t('hireText')}</p>
    </Dialog>
  )
}
