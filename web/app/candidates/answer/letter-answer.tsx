import { listMessageTemplates, type TemplateUse } from '@qareeb/contract/candidates/bulk'
import type { ResponseOf } from '@qareeb/contract/endpoint'
import { TriangleExclamationPoint } from 'lucide-react'
import { type RefObject, useRef } from 'react'
import { useQueryOf } from '../../data/use-query-of.ts'
import { sendDraft } from '../../forms/drafts.ts'
import { usePhrases } from '../../i18n/use-phrases.ts'
import { useAction } from '../../session/use-action.ts'
import { cx } from '../../ui/cx.ts'
import { LoadingOrFailed } from '../../ui/loading/loading-or-failed.tsx'
import { useFocusWhenReplaced } from '../../ui/use-focus-when-replaced.ts'
import type { AnswerKind, Words } from './answer-kind.ts'
import { ExcludedCount } from './excluded-count.tsx'
import { KeepTemplate } from './keep-template.tsx'
import { LeavingLine } from './leaving-line.tsx'
import { LeftOut } from './left-out.tsx'
import { LetterFields } from './letter-fields.tsx'
import { LetterFoot, StepHeading } from './letter-foot.tsx'
import { type BulkPreview, LetterPreview } from './letter-preview.tsx'
import { useLetterSteps } from './use-letter-steps.ts'
import { blockedIn, type Letters, useLetters } from './use-letters.ts'

type LetterAnswerProps = {
  kind: AnswerKind
  /** Names the act, on the button of a rejection as on the dialog. */
  title: string
  preview: BulkPreview
  jobAdId: string
  onTakeOut: (ids: readonly string[]) => void
  /** The number of candidates whom the reader has taken out. */
  leftOut: number
  onPutBack: () => void
  onCancel: () => void
  onSend: (words: Words) => Promise<void>
}

/** Writes the words of an answer beside the message as each candidate gets it. */
export function LetterAnswer(props: LetterAnswerProps) {
  const templates = useQueryOf(listMessageTemplates, {})
  if (!templates.data)
    return <LoadingOrFailed lines={6} failure={templates.failure} reload={templates.reload} />
  return <Fields {...props} templates={templates.data} />
}

type FieldsProps = LetterAnswerProps & { templates: ResponseOf<typeof listMessageTemplates> }

function Fields({ jobAdId, onCancel, onSend, templates, ...props }: FieldsProps) {
  const { kind, title, preview } = props
  const isRejection = kind.action === 'move'
  const use: TemplateUse = isRejection ? 'reject' : 'message'
  const draft = `answer/${jobAdId}/${use}`
  const state = useLetters(use, templates, draft)
  const blocked = blockedIn(state.letters, preview.languages)
  const words = { texts: state.letters, ...(isRejection && { reason: state.reason }) }
  const [send, isRunning] = useAction(() => sendDraft(draft, () => onSend(words)))
  const steps = useLetterSteps(isRejection)
  const addressees = useAddressees(props)
  return (
    <div className="grid content-start gap-5 max-sm:min-h-full max-sm:grid-rows-[auto_1fr_auto]">
      <StepHeading steps={steps} />
      <div className="grid content-start gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div className={cx('grid content-start gap-4', steps.only('reason', 'text'))}>
          <Addressees {...props} place={addressees} isShown={!steps.back} />
          <LetterFields
            steps={steps}
            state={state}
            templates={templates.items.filter((template) => template.use === use)}
            isRejection={isRejection}
            languages={preview.languages}
            blocked={blocked}
          />
          <div className={steps.only('text')}>
            <KeepTemplate
              use={use}
              state={state}
              languages={preview.languages}
              chosen={templates.items.find(({ id }) => id === state.templateId)}
            />
          </div>
        </div>
        <Check {...props} letters={state.letters} className={steps.only('check')} />
      </div>
      <LetterFoot
        name={isRejection ? 'reject' : 'message'}
        title={title}
        preview={preview}
        steps={steps}
        isBlocked={blocked.length > 0}
        isClosed={isRunning || preview.reached === 0}
        onCancel={onCancel}
        onSend={send}
      />
    </div>
  )
}

/** The addressees, which take the focus where the preview is not shown, when the button that chose them goes. */
function useAddressees({ leftOut, preview }: Pick<LetterAnswerProps, 'leftOut' | 'preview'>) {
  const place = useRef<HTMLDivElement>(null)
  useFocusWhenReplaced(`${leftOut} ${preview.reached}`, () => place.current?.focus())
  return place
}

/** The choice of recipients, which two parts of the dialog show. */
type Recipients = Pick<LetterAnswerProps, 'kind' | 'preview' | 'onTakeOut' | 'leftOut' | 'onPutBack'>

type CheckProps = Recipients & { letters: Letters; className: string | undefined }

/** The messages as their recipients get them, and, in one column, when they leave. */
const Check = ({ kind, preview, letters, onTakeOut, leftOut, onPutBack, className }: CheckProps) => (
  <div className={cx('grid content-start gap-5 rounded-l bg-canvas sm:p-4', className)}>
    <LetterPreview preview={preview} letters={letters} onTakeOut={(id) => onTakeOut([id])} />
    <LeftOut count={leftOut} onPutBack={onPutBack} />
    <LeavingLine isMove={kind.action === 'move'} {...preview} className="lg:hidden" />
  </div>
)

type AddresseesProps = Recipients & {
  place: RefObject<HTMLDivElement | null>
  /** False on later steps, where the dialog has one column. */
  isShown: boolean
}

/** The candidates that the answer reaches, those left out, and those that need another answer. */
function Addressees({ place, isShown, kind, ...props }: AddresseesProps) {
  const { preview, onTakeOut, leftOut, onPutBack } = props
  const t = usePhrases('answering')
  return (
    <div ref={place} tabIndex={-1} className={cx('grid gap-4 outline-none', !isShown && 'max-lg:hidden')}>
      <p className="text-sm text-ink-2">{t('eachOwn', { count: preview.reached })}</p>
      <ExcludedCount kind={kind} preview={preview} />
      <Interviewed preview={preview} onTakeOut={onTakeOut} />
      {/* With two columns it stands under the preview, in which candidates are taken out as well. */}
      <LeftOut count={leftOut} onPutBack={onPutBack} className="lg:hidden" />
    </div>
  )
}

function Interviewed({
  preview: { reached, interviewed },
  onTakeOut,
}: Pick<LetterAnswerProps, 'preview' | 'onTakeOut'>) {
  const t = usePhrases('answering')
  if (interviewed.length === 0) return null
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-m bg-warn-soft px-4 py-2.5 text-sm text-warn">
      <TriangleExclamationPoint className="size-4 shrink-0" aria-hidden />
      <p className="min-w-0 flex-1 basis-56">
        {reached === 1 ? t('interviewedOne') : t('interviewed', { count: interviewed.length })}
      </p>
      {reached > 1 && (
        <button
          type="button"
          onClick={() => onTakeOut(interviewed)}
          className="min-h-8 font-semibold underline"
        >
          {t('leaveThemOut')}
        </button>
      )}
    </div>
  )
}
