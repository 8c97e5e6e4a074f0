import { type ClosingOutcome, closingOutcomes } from '@qareeb/contract/job-ads/job-ad-life'
import { useId, useState } from 'react'
import { FieldErrorText, FieldFrame } from '../../forms/field-frame.tsx'
import { described, inputStyle } from '../../forms/input-style.ts'
import { isolateName } from '../../i18n/isolate.ts'
import { usePhrases } from '../../i18n/use-phrases.ts'
import { useAction } from '../../session/use-action.ts'
import { Button } from '../../ui/button.tsx'
import { ChoiceList } from '../../ui/choice-list.tsx'
import { cx } from '../../ui/cx.ts'
import { Dialog } from '../../ui/dialog.tsx'
import type { Closing } from './closing.ts'

type CloseDialogProps = {
  /** Titles of the ads to close. */
  titles: readonly string[]
  onClose: () => void
  /** Closes them; after a failure the dialog stays, with a toast. */
  onConfirm: (closing: Closing) => Promise<void>
}

/** Asks how the search ended before ads are closed. */
export function CloseDialog({ titles, onClose, onConfirm }: CloseDialogProps) {
  const t = usePhrases('jobAdList')
  const errorId = useId()
  const [outcome, setOutcome] = useState<ClosingOutcome | null>(null)
  const [message, setMessage] = useState('')
  const [isAsked, setIsAsked] = useState(false)
  const [run, isRunning] = useAction(async () => {
    setIsAsked(true)
    if (outcome === null) return
    const closingMessage = message.trim()
    await onConfirm({ outcome, ...(closingMessage !== '' && { closingMessage }) })
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
      <OwnWords text={message} onChange={setMessage} />
    </Dialog>
  )
}

const longestMessage = 2_000

/** The message to applicants in place of the sentence of the outcome. */
function OwnWords({ text, onChange }: { text: string; onChange: (text: string) => void }) {
  const t = usePhrases('jobAdList')
  const id = useId()
  return (
    <div className="mt-5">
      <FieldFrame
        id={id}
        label={t('closingMessage')}
        hint={t('closingMessageHint')}
        error={undefined}
        isOptional
      >
        <textarea
          id={id}
          dir="auto"
          rows={3}
          maxLength={longestMessage}
          value={text}
          onChange={(event) => onChange(event.target.value)}
          {...described(id, undefined, true)}
          className={cx(inputStyle, 'h-auto py-3')}
        />
      </FieldFrame>
    </div>
  )
}
