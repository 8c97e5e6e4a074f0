import { useFormats } from '../../i18n/use-formats.ts'
import { usePhrases } from '../../i18n/use-phrases.ts'
import { Button } from '../../ui/button.tsx'
import { cx } from '../../ui/cx.ts'
import { LeavingLine } from './leaving-line.tsx'
import type { BulkPreview } from './letter-preview.tsx'
import type { LetterSteps } from './use-letter-steps.ts'

/** The name and place of a step, where the dialog has one column. */
export function StepHeading({ steps: { step, at, count, heading } }: { steps: LetterSteps }) {
  const t = usePhrases('answering')
  const { number } = useFormats()
  return (
    <h3 ref={heading} tabIndex={-1} className="flex items-baseline gap-2 outline-none lg:hidden">
      <span className="font-semibold">{t(`step.${step}`)}</span>
      <span className="text-sm text-ink-2 tabular-nums">
        {t('previewPlace', { at: number(at), count: number(count) })}
      </span>
    </h3>
  )
}

type LetterFootProps = {
  name: 'reject' | 'message'
  /** Names the act, on the button of a rejection as on the dialog. */
  title: string
  preview: Pick<BulkPreview, 'reached' | 'mailed'>
  steps: LetterSteps
  /** Whether a text is missing or wrong. */
  isBlocked: boolean
  /** Whether it cannot be sent now for another reason. */
  isClosed: boolean
  onCancel: () => void
  onSend: () => void
}

/** The buttons, always in view; beside them the mails with their time where there is room. */
export function LetterFoot({
  name,
  title,
  preview,
  steps,
  isBlocked,
  isClosed,
  onCancel,
  onSend,
}: LetterFootProps) {
  const t = usePhrases('answering')
  const { step, back, next, only } = steps
  return (
    <div className="sticky -bottom-5 z-10 -mx-5 -mb-5 grid items-center gap-4 border-t border-line bg-surface px-5 py-3 lg:grid-cols-[1fr_auto] lg:py-4">
      <LeavingLine isMove={name === 'reject'} {...preview} className="max-lg:hidden" />
      {/* Going back stands where the last press went on: a second press by mistake sends nothing. */}
      <div className={cx('flex flex-wrap justify-end gap-3', !next && 'max-lg:flex-col-reverse')}>
        <Button kind="quiet" onClick={onCancel} className={cx(back && 'max-lg:hidden')}>
          {t('cancel')}
        </Button>
        {back && (
          <Button kind="quiet" onClick={back} className="lg:hidden">
            {t('previousStep')}
          </Button>
        )}
        {next && (
          <Button onClick={next} disabled={step === 'text' && isBlocked} className="grow lg:hidden">
            {t('nextStep')}
          </Button>
        )}
        <Button
          kind={name === 'reject' ? 'danger' : 'primary'}
          disabled={isClosed || isBlocked}
          onClick={onSend}
          className={only('check')}
        >
          {name === 'reject' ? title : t('sendTo', { count: preview.reached })}
        </Button>
      </div>
    </div>
  )
}
