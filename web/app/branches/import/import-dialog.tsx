import { LoaderCircle } from 'lucide-react'
import { usePhrases } from '../../i18n/use-phrases.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { ChooseFile } from './choose-file.tsx'
import { Decide } from './decide.tsx'
import { Faults } from './faults.tsx'
import { type ImportReport, useImport } from './use-import.ts'

type ImportDialogProps = {
  onClose: () => void
  /** Branches were added. */
  onImported: () => void
}

/** Importing branches: choose a file, look at what it says, decide, see what became of it. */
export default function ImportDialog({ onClose, onImported }: ImportDialogProps) {
  const t = usePhrases('locationImport')
  return (
    <Dialog isOpen onClose={onClose} title={t('title')}>
      <Steps onClose={onClose} onImported={onImported} />
    </Dialog>
  )
}

function Steps({ onClose, onImported }: ImportDialogProps) {
  const { step, check, write, restart } = useImport(onImported)
  switch (step.kind) {
    case 'choose':
      return <ChooseFile problem={step.problem} onChoose={(file) => void check(file)} />
    case 'report':
      return (
        <Decide
          report={step.report}
          correctsSwapped={step.correctsSwapped}
          onCorrectSwapped={(corrects) => void check(step.file, corrects)}
          onRestart={() => restart()}
          onWrite={(rows) => void write(step, rows)}
        />
      )
    case 'done':
      return <Done report={step.report} onClose={onClose} onRestart={() => restart()} />
    default:
      return <Working kind={step.kind} />
  }
}

/** The server tells nothing until it has looked at every row, in a second or two. */
function Working({ kind }: { kind: 'checking' | 'importing' }) {
  const t = usePhrases('locationImport')
  return (
    <div className="grid justify-items-center gap-4 py-12">
      <div role="progressbar" aria-label={t(kind)}>
        <LoaderCircle className="size-9 animate-spin text-brand" aria-hidden />
      </div>
      <p role="status">{t(kind)}</p>
    </div>
  )
}

type DoneProps = { report: ImportReport; onClose: () => void; onRestart: () => void }

function Done({ report, onClose, onRestart }: DoneProps) {
  const t = usePhrases('locationImport')
  const leftOut = report.rows.filter(({ state }) => state !== 'good')
  return (
    <div className="grid gap-5">
      <p role="status" className="text-lg font-semibold">
        {t('added', { count: report.written })}
      </p>
      <Faults rows={leftOut} />
      <div className="flex flex-wrap justify-end gap-3">
        {leftOut.length > 0 && (
          <Button kind="outline" onClick={onRestart}>
            {t('chooseAnother')}
          </Button>
        )}
        <Button onClick={onClose}>{t('close')}</Button>
      </div>
    </div>
  )
}
