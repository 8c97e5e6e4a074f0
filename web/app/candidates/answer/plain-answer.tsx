import { usePhrases } from '../../i18n/use-phrases.ts'
import { useAction } from '../../session/use-action.ts'
import { Button } from '../../ui/button.tsx'
import type { AnswerKind, Words } from './answer-kind.ts'
import { ExcludedCount } from './excluded-count.tsx'
import { LeavingLine } from './leaving-line.tsx'
import type { BulkPreview } from './letter-preview.tsx'

type PlainAnswerProps = {
  kind: AnswerKind
  /** Names the act, on the button as on the dialog. */
  title: string
  preview: BulkPreview
  onCancel: () => void
  onSend: (words: Words) => Promise<void>
}

/** Confirms a move without words of the company's own. */
export function PlainAnswer({ kind, title, preview, onCancel, onSend }: PlainAnswerProps) {
  const t = usePhrases('answering')
  const [send, isRunning] = useAction(() => onSend({}))
  return (
    <div className="grid gap-5">
      <ExcludedCount kind={kind} preview={preview} />
      <LeavingLine isMove {...preview} />
      <div className="flex flex-wrap justify-end gap-3">
        <Button kind="quiet" onClick={onCancel}>
          {t('cancel')}
        </Button>
        <Button disabled={isRunning || preview.reached === 0} onClick={send}>
          {title}
        </Button>
      </div>
    </div>
  )
}
