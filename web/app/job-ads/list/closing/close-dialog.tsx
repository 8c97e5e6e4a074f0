import { type ClosingOutcome, closingOutcomes } from '@qareeb/contract/job-ads/job-ad-life'
import { locales } from '@qareeb/contract/locale'
import { useId, useRef, useState } from 'react'
import { FieldErrorText } from '../../../forms/field-frame.tsx'
import { isolateName } from '../../../i18n/isolate.ts'
import { usePhrases } from '../../../i18n/use-phrases.ts'
import { useAction } from '../../../session/use-action.ts'
import { Button } from '../../../ui/button.tsx'
import { ChoiceList } from '../../../ui/choice-list.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { ClosingFields } from './closing-fields.tsx'
import type { Closing } from './closing.ts'
import { useClosingTexts } from './use-closing-texts.ts'

type CloseDialogProps = {
  /** The ads to close. */
  ads: readonly { id: string; title: string; openCandidates: number }[]
  onClose: () => void
  /** Closes them; after a failure the dialog stays, with a toast. */
  onConfirm: (closing: Closing) => Promise<void>
}

/** Asks how the search ended before ads are closed, and shows the message to applicants in each language. */
export function CloseDialog({ ads, onClose, onConfirm }: CloseDialogProps) {
  const t = usePhrases('jobAdList')
  const errorId = useId()
  const fields = useRef<HTMLDivElement>(null)
  const [outcome, setOutcome] = useState<ClosingOutcome | null>(null)
  const [isAsked, setIsAsked] = useState(false)
  const texts = useClosingTexts(`close-job-ads/${ads.map(({ id }) => id).join(',')}`, outcome)
  const told = ads.reduce((sum, { openCandidates }) => sum + openCandidates, 0)
  const [run, isRunning] = useAction(async () => {
    setIsAsked(true)
    if (outcome === null) return
    // Without applicants no text is shown, so that none is sent.
    if (told > 0 && locales.some(texts.isTooLong)) return focusRefused(fields.current)
    await onConfirm({ outcome, ...(told > 0 ? texts.own : {}) })
    texts.drop()
    onClose()
  })
  const title = isolateName(ads[0]?.title ?? '')
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={ads.length === 1 ? t('closeTitle', { title }) : t('closeSeveralTitle', { count: ads.length })}
      footer={
        <>
          <Button kind="quiet" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button kind="danger" disabled={isRunning} onClick={run}>
            {t('closeButton', { count: ads.length })}
          </Button>
        </>
      }
    >
      <p className="text-start text-ink-2">{t('closeText')}</p>
      <p className="mt-2 mb-5 text-start font-medium">{t('closeTells', { count: told })}</p>
      <ChoiceList
        legend={t('outcomeLegend')}
        pick="one"
        choices={closingOutcomes.map((value) => ({ value, label: t(`outcome.${value}`) }))}
        chosen={outcome === null ? [] : [outcome]}
        onChange={([chosen]) => setOutcome(chosen ?? null)}
      />
      <FieldErrorText id={errorId} error={isAsked && outcome === null ? t('outcomeRequired') : undefined} />
      <div ref={fields}>{told > 0 && <ClosingFields texts={texts} />}</div>
    </Dialog>
  )
}

/** Leads to the text that cannot be sent. */
const focusRefused = (fields: HTMLElement | null) =>
  fields?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
