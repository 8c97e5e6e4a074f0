import type { ExportFormat } from '@qareeb/contract/candidates/candidate-export'
import { useEffect, useState } from 'react'
import { formatSize } from '../../files/format-size.ts'
import { useLocale, usePhrases } from '../../i18n/use-phrases.ts'
import { Button } from '../../ui/button.tsx'
import { ChoiceList } from '../../ui/choice-list.tsx'
import { DialogFoot } from '../../ui/dialog-foot.tsx'
import { isNarrowed, type ListFilter } from '../filter/candidate-filter.ts'
import { useCandidateTotal } from '../list/use-candidates.ts'
import { useExport } from './use-export.ts'

type ExportFormProps = { jobAdId: string; filter: ListFilter; onClose: () => void }

/** Chooses the type of file, and shows how much of it has come. Closing gives the export up. */
export function ExportForm({ jobAdId, filter, onClose }: ExportFormProps) {
  const t = usePhrases('candidateExport')
  const total = useCandidateTotal(jobAdId, filter)
  const [format, setFormat] = useState<ExportFormat>('xlsx')
  const { start, stop, isRunning, bytes } = useExport({ jobAdId, filter, format }, onClose)
  useEffect(() => stop, [stop])
  return (
    <div className="grid gap-5">
      <p role="status" className="min-h-6 font-semibold">
        {total !== null && t(isNarrowed(filter) ? 'listText' : 'wholeListText', { count: total })}
      </p>
      <ChoiceList
        legend={t('format')}
        pick="one"
        choices={(['xlsx', 'csv'] as const).map((value) => ({ value, label: t(`format.${value}`) }))}
        chosen={[format]}
        onChange={([chosen]) => chosen && setFormat(chosen)}
      />
      <p className="text-sm text-ink-2">{t('careText')}</p>
      <Received isRunning={isRunning} bytes={bytes} />
      <DialogFoot>
        <div className="flex flex-wrap justify-end gap-2">
          <Button kind="quiet" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button disabled={isRunning || total === 0} onClick={start}>
            {t(isRunning ? 'exporting' : 'start')}
          </Button>
        </div>
      </DialogFoot>
    </div>
  )
}

function Received({ isRunning, bytes }: { isRunning: boolean; bytes: number }) {
  const t = usePhrases('candidateExport')
  const files = usePhrases('files')
  const size = formatSize(bytes, useLocale(), files)
  return (
    <p role="status" className="min-h-6 text-sm text-ink-2">
      {isRunning && t('received', { size })}
    </p>
  )
}
