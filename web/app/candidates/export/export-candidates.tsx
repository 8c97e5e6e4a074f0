import { candidateRights } from '@qareeb/contract/rights/candidates'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { usePhrases } from '../../i18n/use-phrases.ts'
import { chipStyle } from '../../ui/chip-style.ts'
import { cx } from '../../ui/cx.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { useRefusal } from '../../workspace/use-refusal.ts'
import type { ListFilter } from '../filter/candidate-filter.ts'
import { ExportForm } from './export-form.tsx'

type ExportCandidatesProps = { jobAdId: string; filter: ListFilter }

/** Exports the candidates that the list shows. An administrator of the platform inside the company gets no button. */
export function ExportCandidates({ jobAdId, filter }: ExportCandidatesProps) {
  const t = usePhrases('candidateExport')
  const [isOpen, setIsOpen] = useState(false)
  if (useRefusal(candidateRights.export) !== null) return null
  const close = () => setIsOpen(false)
  return (
    <>
      <button
        type="button"
        className={cx(chipStyle(false), '@max-xl:min-w-11 @max-xl:justify-center @max-xl:px-2')}
        onClick={() => setIsOpen(true)}
        aria-haspopup="dialog"
      >
        <Download className="size-4" aria-hidden />
        <span className="@max-xl:sr-only">{t('exportList')}</span>
      </button>
      <Dialog isOpen={isOpen} onClose={close} title={t('listTitle')}>
        {isOpen && <ExportForm jobAdId={jobAdId} filter={filter} onClose={close} />}
      </Dialog>
    </>
  )
}
