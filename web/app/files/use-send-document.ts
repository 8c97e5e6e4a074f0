import { completeUpload, type DocumentPurpose, fileBounds } from '@qareeb/contract/files'
import { ApiError } from '../http/api.ts'
import { useLocale, usePhrases } from '../i18n/use-phrases.ts'
import { useCall } from '../session/use-call.ts'
import { failureText } from '../session/use-failure-toast.ts'
import { toast } from '../ui/toasts/toast.ts'
import { checkChosen, type ChosenProblem } from './check-chosen.ts'
import { formatSize } from './format-size.ts'
import { sendFile } from './send-file.ts'
import type { OpenUpload, UploadState } from './upload-state.ts'

type Sending = { signal: AbortSignal; show: (state: UploadState) => void }

/**
 * Takes one file from the check through its address to the server. A toast also shows failures of the upload, and
 * files that are too large: the specification names these.
 */
export function useSendDocument(open: OpenUpload, purpose: DocumentPurpose) {
  const t = usePhrases('files')
  const locale = useLocale()
  const call = useCall()
  const inWords = (failure: unknown) => failureText(failure, locale)
  const problemText = (problem: ChosenProblem) =>
    problem === 'tooLarge'
      ? t('tooLarge', { limit: formatSize(fileBounds.documentBytes, locale, t) })
      : t(problem === 'wrongType' && purpose === 'registration' ? 'wrongTypeOrPhoto' : problem)

  const refuse = (file: File, problem: ChosenProblem): UploadState => {
    const text = problemText(problem)
    if (problem === 'tooLarge') toast(text, 'destructive')
    return { kind: 'failed', file, text, canRetry: false }
  }

  return async (file: File, { signal, show }: Sending): Promise<UploadState> => {
    const fail = (text: string, detail = text): UploadState => {
      if (!signal.aborted) toast(text, 'destructive')
      return { kind: 'failed', file, text: detail, canRetry: true }
    }
    const progress = (sent: number, isWaiting = false) => show({ kind: 'sending', file, sent, isWaiting })

    const announced = checkChosen(file, purpose)
    if (typeof announced === 'string') return refuse(file, announced)

    progress(0)
    const ticket = await open(announced, signal).catch(inWords)
    if (typeof ticket === 'string') return fail(t('noAddress'), ticket)

    const onWaiting = () => progress(0, true)
    const failure = await sendFile(ticket, file, { signal, onProgress: progress, onWaiting }).catch(() =>
      t('notSent'),
    )
    if (failure) return fail(failure)

    show({ kind: 'checking', file })
    const { fileId: id, secret } = ticket
    try {
      const { name, size, scan } = await call(
        completeUpload,
        { params: { id }, body: { secret } },
        { signal },
      )
      return { kind: 'done', document: { id, secret, name, size, scan } }
    } catch (refusal) {
      const reason = await inWords(refusal)
      // A file that was refused for its content would be refused again; the field alone says why.
      if (refusal instanceof ApiError && refusal.status === 400)
        return { kind: 'failed', file, text: reason, canRetry: false }
      return fail(t('notSent'), reason)
    }
  }
}
