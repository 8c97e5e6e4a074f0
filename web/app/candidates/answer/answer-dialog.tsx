import { answerCandidates, listCandidateBulks, previewCandidateBulk } from '@qareeb/contract/candidates/bulk'
import { countCandidates, listCandidates } from '@qareeb/contract/candidates/candidate-list'
import { useState } from 'react'
import { useMutationOf, useRefresh } from '../../data/use-mutation-of.ts'
import { useQueryOf } from '../../data/use-query-of.ts'
import { codeOf } from '../../forms/read-failure.ts'
import { isolateName } from '../../i18n/isolate.ts'
import { usePhrases } from '../../i18n/use-phrases.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { LoadingOrFailed } from '../../ui/loading/loading-or-failed.tsx'
import type { Choice } from '../select/use-candidate-selection.ts'
import { type AnswerKind, hasWords, nameOf, type Words } from './answer-kind.ts'
import { LetterAnswer } from './letter-answer.tsx'
import type { BulkPreview } from './letter-preview.tsx'
import { PlainAnswer } from './plain-answer.tsx'
import { type Letters, textOrNull } from './use-letters.ts'

type AnswerDialogProps = {
  jobAdId: string
  choice: Choice
  kind: AnswerKind
  onClose: () => void
  /** The answer is being sent. */
  onSent: () => void
}

/** Confirms an answer to the selected candidates: their number, the message for each, and the time of sending. */
export default function AnswerDialog({ jobAdId, choice, kind, onClose, onSent }: AnswerDialogProps) {
  const [except, setExcept] = useState<readonly string[]>([])
  const chosen = without(choice, except)
  const state = kind.action === 'move' ? kind.state : undefined
  const answer = useQueryOf(
    previewCandidateBulk,
    isNobody(chosen) ? null : { params: { id: jobAdId }, body: { ...chosen, state } },
  )
  const preview = useLatest(isNobody(chosen) ? nobody : answer.data)
  const send = useSend({ jobAdId, kind, chosen, preview })
  const title = useTitle(kind, preview)
  const shared = {
    kind,
    title,
    onCancel: onClose,
    onSend: async (words: Words) => {
      await send(words)
      onSent()
    },
  }
  return (
    <Dialog isOpen onClose={onClose} title={title} isWide={hasWords(kind)} isTall={hasWords(kind)}>
      {!preview && <LoadingOrFailed lines={5} failure={answer.failure} reload={answer.reload} />}
      {preview && hasWords(kind) && (
        <LetterAnswer
          {...shared}
          preview={preview}
          jobAdId={jobAdId}
          // A second press may come before the preview without them.
          onTakeOut={(ids) => setExcept((before) => [...new Set([...before, ...ids])])}
          leftOut={except.length}
          onPutBack={() => setExcept([])}
        />
      )}
      {preview && !hasWords(kind) && <PlainAnswer {...shared} preview={preview} />}
    </Dialog>
  )
}

/** Names the act, and its one candidate or their number. */
function useTitle(kind: AnswerKind, preview: BulkPreview | null): string {
  const t = usePhrases('answering')
  const own = usePhrases('candidates')
  if (!preview) return t('answer')
  const act = nameOf(kind)
  const state = kind.action === 'move' ? isolateName(own(`state.${kind.state}`)) : ''
  const [only] = preview.items
  if (preview.reached === 1 && only?.name) return t(`titleOf.${act}`, { name: isolateName(only.name), state })
  return t(`title.${act}`, { count: preview.reached, state })
}

const nobody: BulkPreview = {
  total: 0,
  reached: 0,
  mailed: 0,
  withdrawn: 0,
  unchanged: 0,
  languages: { ar: 0, en: 0 },
  interviewed: [],
  items: [],
}

const isNobody = (choice: Choice) => 'ids' in choice && choice.ids.length === 0

/** A choice without those who were taken out of it. */
const without = (choice: Choice, ids: readonly string[]): Choice =>
  'ids' in choice
    ? { ids: choice.ids.filter((id) => !ids.includes(id)) }
    : { all: { ...choice.all, except: [...new Set([...choice.all.except, ...ids])] } }

/** The last preview that has arrived, while the next one loads. */
function useLatest<T>(present: T | null): T | null {
  const [latest, setLatest] = useState(present)
  if (present !== null && present !== latest) setLatest(present)
  return present ?? latest
}

type Sending = { jobAdId: string; kind: AnswerKind; chosen: Choice; preview: BulkPreview | null }

/** Sends an answer. The same one again, after a lost connection, has the same id and is made once. */
function useSend({ jobAdId, kind, chosen, preview }: Sending) {
  const send = useMutationOf(answerCandidates, {
    changes: [listCandidateBulks, listCandidates, countCandidates],
  })
  const refresh = useRefresh()
  const [last, setLast] = useState({ id: '', text: '' })
  return async (words: Words) => {
    const { texts, ...rest } = words
    const body = { ...kind, ...rest, ...chosen, ...toTexts(texts), count: preview?.total ?? 0 }
    const text = JSON.stringify(body)
    const id = text === last.text ? last.id : crypto.randomUUID()
    setLast({ id, text })
    try {
      await send({ params: { id: jobAdId }, body: { id, ...body } })
    } catch (failure) {
      // Others match the filter than were confirmed: the dialog shows who they are now.
      if (codeOf(failure) === 'candidate.selectionChanged') refresh(previewCandidateBulk)
      throw failure
    }
  }
}

const toTexts = (texts: Letters | undefined) =>
  texts && { texts: { ar: textOrNull(texts.ar), en: textOrNull(texts.en) } }
