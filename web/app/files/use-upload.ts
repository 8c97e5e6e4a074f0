import type { DocumentPurpose } from '@qareeb/contract/files'
import { useEffect, useRef, useState } from 'react'
import { usePhrases } from '../i18n/use-phrases.ts'
import { findKeptUpload, forgetUpload, keepUpload, type UploadedDocument } from './kept-upload.ts'
import type { OpenUpload, UploadState } from './upload-state.ts'
import { useSendDocument } from './use-send-document.ts'

export type UploadOptions = {
  /** The purpose of the document, which decides about its types. */
  purpose: DocumentPurpose
  open: OpenUpload
  /** The name under which the upload survives a reload of the page, e.g. `register`. */
  keepAs: string
  /** Told of a document that may be sent along with the form, and of its absence. */
  onChange: (document: UploadedDocument | null) => void
  /** Rises each time that the server has erased what was sent: then the same file is sent again. */
  erasures?: number
  /** Called with the name of an erased file whose bytes this page does not have, since it was reloaded. */
  onLost?: (name: string) => void
  /** Called with the sentence about a file that is not stored, still uploading or refused; with null otherwise. */
  onUnsent?: (sentence: string | null) => void
}

export type Upload = {
  state: UploadState
  choose: (file: File) => void
  /** Stops the upload, or releases the uploaded file. */
  remove: () => void
  retry: () => void
}

/** Uploads a document once it is chosen and keeps the values to use it. */
export function useUpload(options: UploadOptions): Upload {
  const { purpose, open, keepAs, erasures = 0, onChange, onLost, onUnsent } = options
  const [state, setState] = useState<UploadState>({ kind: 'none' })
  const running = useRef<AbortController>(null)
  // Null after a reload, which keeps no bytes.
  const chosen = useRef<File>(null)
  const sendDocument = useSendDocument(open, purpose)
  const tellChange = useRef(onChange)
  useEffect(() => {
    tellChange.current = onChange
  })
  useTellUnsent(useUnsentSentence(state), onUnsent)

  useEffect(() => {
    const document = findKeptUpload(keepAs)
    if (document) settle({ kind: 'done', document })
    return () => running.current?.abort()
  }, [keepAs])

  useErasures(erasures, () => {
    forgetUpload(keepAs)
    if (chosen.current) return void choose(chosen.current)
    settle({ kind: 'none' })
    if (state.kind === 'done') onLost?.(state.document.name)
  })

  function settle(next: UploadState) {
    setState(next)
    tellChange.current(next.kind === 'done' ? next.document : null)
  }

  async function choose(file: File) {
    running.current?.abort()
    chosen.current = file
    const { signal } = (running.current = new AbortController())
    const show = (next: UploadState) => signal.aborted || setState(next)
    const outcome = await sendDocument(file, { signal, show })
    if (signal.aborted) return
    if (outcome.kind === 'done') keepUpload(keepAs, outcome.document)
    settle(outcome)
  }

  return {
    state,
    choose: (file) => void choose(file),
    remove() {
      running.current?.abort()
      chosen.current = null
      forgetUpload(keepAs)
      settle({ kind: 'none' })
    },
    retry: () => void (state.kind === 'failed' && choose(state.file)),
  }
}

/** The reason why a file has not arrived, as its field shows it. */
function useUnsentSentence(state: UploadState): string | null {
  const t = usePhrases('files')
  if (state.kind === 'none' || state.kind === 'done') return null
  return state.kind === 'failed' ? state.text : t('unsent')
}

/** Reports a file that did not arrive. */
function useTellUnsent(sentence: string | null, onUnsent: UploadOptions['onUnsent']) {
  const tell = useRef(onUnsent)
  useEffect(() => {
    tell.current = onUnsent
  })
  useEffect(() => tell.current?.(sentence), [sentence])
  // A field that is taken off the page holds no form.
  useEffect(() => () => tell.current?.(null), [])
}

/** Runs once for each erasure. */
function useErasures(erasures: number, sendAgain: () => void) {
  const latest = useRef(sendAgain)
  useEffect(() => {
    latest.current = sendAgain
  })
  useEffect(() => {
    if (erasures > 0) latest.current()
  }, [erasures])
}
