import {
  addMessageTemplate,
  changeMessageTemplate,
  listMessageTemplates,
  type MessageTemplate,
  templateBounds,
  type TemplateUse,
} from '@qareeb/contract/candidates/bulk'
import type { ResponseOf } from '@qareeb/contract/endpoint'
import { TriangleExclamationPoint } from 'lucide-react'
import { useState } from 'react'
import { useMutationOf } from '../../data/use-mutation-of.ts'
import { useQueryOf } from '../../data/use-query-of.ts'
import { sendDraft } from '../../forms/drafts.ts'
import { inputStyle } from '../../forms/input-style.ts'
import { isolateName } from '../../i18n/isolate.ts'
import { usePhrases } from '../../i18n/use-phrases.ts'
import { useAction } from '../../session/use-action.ts'
import { cx } from '../../ui/cx.ts'
import { LoadingOrFailed } from '../../ui/loading/loading-or-failed.tsx'
import { toast } from '../../ui/toasts/toast.ts'
import type { AnswerKind, Words } from './answer-kind.ts'
import { ExcludedCount } from './excluded-count.tsx'
import { LeavingLine } from './leaving-line.tsx'
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

function Fields({ kind, title, preview, jobAdId, onTakeOut, onCancel, onSend, templates }: FieldsProps) {
  const isRejection = kind.action === 'move'
  const use: TemplateUse = isRejection ? 'reject' : 'message'
  const draft = `answer/${jobAdId}/${use}`
  const state = useLetters(use, templates, draft)
  const chosen = templates.items.find(({ id }) => id === state.templateId)
  const keep = useKeepTemplate(use, chosen)
  const blocked = blockedIn(state.letters, preview.languages)
  const words = { texts: state.letters, ...(isRejection && { reason: state.reason }) }
  const [send, isRunning] = useAction(async () => {
    await keep.run(state.letters)
    await sendDraft(draft, () => onSend(words))
  })
  const steps = useLetterSteps(isRejection)
  return (
    <div className="grid content-start gap-5 max-sm:min-h-full max-sm:grid-rows-[auto_1fr_auto]">
      <StepHeading steps={steps} />
      <div className="grid content-start gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div className={cx('grid content-start gap-4', steps.only('reason', 'text'))}>
          <Addressees isShown={!steps.back} kind={kind} preview={preview} onTakeOut={onTakeOut} />
          <LetterFields
            steps={steps}
            state={state}
            templates={templates.items.filter((template) => template.use === use)}
            isRejection={isRejection}
            languages={preview.languages}
            blocked={blocked}
          />
          <div className={steps.only('text')}>
            <KeepTemplate keep={keep} />
          </div>
        </div>
        <div className={cx('grid content-start gap-5 rounded-l bg-canvas sm:p-4', steps.only('check'))}>
          <LetterPreview preview={preview} letters={state.letters} onTakeOut={(id) => onTakeOut([id])} />
          <LeavingLine isMove={isRejection} mails={preview.reached} className="lg:hidden" />
        </div>
      </div>
      <LetterFoot
        name={isRejection ? 'reject' : 'message'}
        title={title}
        mails={preview.reached}
        steps={steps}
        isBlocked={blocked.length > 0 || keep.isNameless}
        isClosed={isRunning || preview.reached === 0}
        onCancel={onCancel}
        onSend={send}
      />
    </div>
  )
}

type AddresseesProps = Pick<LetterAnswerProps, 'kind' | 'preview' | 'onTakeOut'> & {
  /** False on later steps, where the dialog has one column. */
  isShown: boolean
}

/** The candidates that the answer reaches, those left out, and those that need another answer. */
function Addressees({ isShown, kind, preview, onTakeOut }: AddresseesProps) {
  return (
    <div className={cx('grid gap-4', !isShown && 'max-lg:hidden')}>
      <p className="text-sm text-ink-2">{usePhrases('answering')('eachOwn')}</p>
      <ExcludedCount kind={kind} preview={preview} />
      <Interviewed ids={preview.interviewed} onTakeOut={onTakeOut} />
    </div>
  )
}

function Interviewed({
  ids,
  onTakeOut,
}: {
  ids: readonly string[]
  onTakeOut: LetterAnswerProps['onTakeOut']
}) {
  const t = usePhrases('answering')
  if (ids.length === 0) return null
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-m bg-warn-soft px-4 py-2.5 text-sm text-warn">
      <TriangleExclamationPoint className="size-4 shrink-0" aria-hidden />
      <p className="min-w-0 flex-1 basis-56">{t('interviewed', { count: ids.length })}</p>
      <button type="button" onClick={() => onTakeOut(ids)} className="min-h-8 font-semibold underline">
        {t('leaveThemOut')}
      </button>
    </div>
  )
}

type Keep = ReturnType<typeof useKeepTemplate>

/**
 * Keeping the text before the answer leaves: in the template that it came from, else as a new one with a name.
 * @param chosen the template that it came from
 */
function useKeepTemplate(use: TemplateUse, chosen: MessageTemplate | undefined) {
  const t = usePhrases('answering')
  const add = useMutationOf(addMessageTemplate, { changes: [listMessageTemplates] })
  const change = useMutationOf(changeMessageTemplate, { changes: [listMessageTemplates] })
  const [isOn, setIsOn] = useState(false)
  const [name, setName] = useState('')
  return {
    chosen,
    isOn,
    setIsOn,
    name,
    setName,
    isNameless: isOn && !chosen && name.trim() === '',
    run: async ({ ar, en }: Letters) => {
      if (!isOn) return
      const texts = { ar: ar.trim() === '' ? null : ar, en: en.trim() === '' ? null : en }
      if (chosen) await change({ params: { id: chosen.id }, body: { name: chosen.name, use, texts } })
      else await add({ body: { name, use, texts } })
      setIsOn(false)
      toast(t('templateKept'), 'success')
    },
  }
}

function KeepTemplate({ keep }: { keep: Keep }) {
  const t = usePhrases('answering')
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <label className="flex min-h-11 items-center gap-3 text-sm">
        <input
          type="checkbox"
          checked={keep.isOn}
          onChange={({ target }) => keep.setIsOn(target.checked)}
          className="size-5 accent-brand"
        />
        {keep.chosen ? t('changeTemplate', { name: isolateName(keep.chosen.name) }) : t('keepAsTemplate')}
      </label>
      {keep.isOn && !keep.chosen && (
        <input
          aria-label={t('templateName')}
          placeholder={t('templateName')}
          maxLength={templateBounds.name.max}
          value={keep.name}
          onChange={({ target }) => keep.setName(target.value)}
          className={`${inputStyle} max-w-64`}
        />
      )}
    </div>
  )
}
