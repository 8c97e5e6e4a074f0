import { type ClosingOutcome, closingOutcomes } from '@qareeb/contract/job-ads/job-ad-life'
import { useId, useState } from 'react'
import { FieldErrorText } from '../../forms/field-frame.tsx'
import { isolateName } from '../../i18n/isolate.ts'
import { usePhrases } from '../../i18n/use-phrases.ts'
import { useAction } from '../../session/use-action.ts'
import { Button } from '../../ui/button.tsx'
import { ChoiceList } from '../../ui/choice-list.tsx'
import { Dialog } from '../../ui/dialog.tsx'

type CloseDialogProps = {
  /** Titles of the ads to close. */
  titles: readonly string[]
  onClose: () => void
  /** Closes them; after a failure the dialog stays, with a toast. */
  onConfirm: (outcome: ClosingOutcome) => Promise<void>
}

/** Asks how the search ended before ads are closed. */
export function CloseDialog({ titles, onClose, onConfirm }: CloseDialogProps) {
  const t = usePhrases('jobAdList')
  const errorId = useId()
  const [outcome, setOutcome] = useState<ClosingOutcome | null>(null)
  const [isAsked, setIsAsked] = useState(false)
  const [run, isRunning] = useAction(async () => {
    setIsAsked(true)
    if (outcome === null) return
    await onConfirm(outcome)
    onClose()
  })
  const title = isolateName(titles[0] ?? '')
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={
        titles.length === 1 ? t('closeTitle', { title }) : t('closeSeveralTitle', { count: titles.length })
      }
      footer={
        <>
          <Button kind="quiet" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button kind="danger" disabled={isRunning} onClick={run}>
            {t('closeButton')}
          </Button>
        </>
      }
    >
      <p className="mb-5 text-start text-ink-2">{t('closeText')}</p>
      <ChoiceList
        legend={t('outcomeLegend')}
        pick="one"
        choices={closingOutcomes.map((value) => ({ value, label: t(`outcome.${value}`) }))}
        chosen={outcome === null ? [] : [outcome]}
        onChange={([chosen]) => setOutcome(chosen ?? null)}
      />
      <FieldErrorText id={errorId} error={isAsked && outcome === null ? t('outcomeRequired') : undefined} />
    </Dialog>
  )
}
