import { exportCandidates, type ExportFormat } from '@qareeb/contract/candidates/candidate-export'
import { useCallback, useRef, useState } from 'react'
import { saveFile } from '../../files/save-file.ts'
import { toFileName } from '../../files/to-file-name.ts'
import { receiveWithProgress } from '../../http/receive-file.ts'
import { usePhrases } from '../../i18n/use-phrases.ts'
import { useAction } from '../../session/use-action.ts'
import { useCall } from '../../session/use-call.ts'
import { toast } from '../../ui/toasts/toast.ts'
import { type ListFilter, toListQuery } from '../filter/candidate-filter.ts'

type Exporting = { jobAdId: string; filter: ListFilter; format: ExportFormat }

/** Fetches the file of the filter on screen and saves it. `stop` gives it up without a word. */
export function useExport({ jobAdId, filter, format }: Exporting, onSaved: () => void) {
  const t = usePhrases('candidateExport')
  const call = useCall()
  const [bytes, setBytes] = useState(0)
  const running = useRef<AbortController>(undefined)
  const stop = useCallback(() => running.current?.abort(), [])

  const [start, isRunning] = useAction(async () => {
    const { signal } = (running.current = new AbortController())
    setBytes(0)
    let file: { name: string | null; content: Blob } | undefined
    const carry = receiveWithProgress({
      onReceived: setBytes,
      onFile: (content, name) => (file = { name, content }),
    })
    try {
      const input = { params: { id: jobAdId }, query: { ...toListQuery(filter), format } }
      await call(exportCandidates, input, { duration: 'long', signal, carry })
    } catch (failure) {
      if (signal.aborted) return
      throw failure
    }
    if (!file) throw new Error('The export came without a file.')
    const { name, content } = file
    saveFile(toFileName(name ?? `candidates.${format}`), content, content.type)
    toast(t('saved'), 'success')
    onSaved()
  })
  return { start, stop, isRunning, bytes }
}
