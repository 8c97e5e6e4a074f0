import { exportCandidates, type ExportFormat } from '@qareeb/contract/candidates/candidate-export'
import { useCallback, useRef, useState } from 'react'
import { saveFile } from '../../files/save-file.ts'
import { receiveWithProgress } from '../../http/receive-file.ts'
import { usePhrases } from '../../i18n/use-phrases.ts'
import { useToday } from '../../page/use-today.ts'
import { useAction } from '../../session/use-action.ts'
import { useCall } from '../../session/use-call.ts'
import { toast } from '../../ui/toasts/toast.ts'
import { type ListFilter, toListQuery } from '../filter/candidate-filter.ts'

type Exporting = { jobAdId: string; filter: ListFilter; format: ExportFormat }

/** Fetches the file of the filter on screen and saves it. `stop` gives it up without a word. */
export function useExport({ jobAdId, filter, format }: Exporting, onSaved: () => void) {
  const t = usePhrases('candidateExport')
  const call = useCall()
  const today = useToday()
  const [bytes, setBytes] = useState(0)
  const running = useRef<AbortController>(undefined)
  const stop = useCallback(() => running.current?.abort(), [])

  const [start, isRunning] = useAction(async () => {
    const { signal } = (running.current = new AbortController())
    setBytes(0)
    let file: Blob | undefined
    const carry = receiveWithProgress({ onReceived: setBytes, onFile: (whole) => (file = whole) })
    try {
      const input = { params: { id: jobAdId }, query: { ...toListQuery(filter), format } }
      await call(exportCandidates, input, { duration: 'long', signal, carry })
    } catch (failure) {
      if (signal.aborted) return
      throw failure
    }
    if (!file) throw new Error('The export came without a file.')
    saveFile(`candidates-${today}.${format}`, file, file.type)
    toast(t('saved'), 'success')
    onSaved()
  })
  return { start, stop, isRunning, bytes }
}
