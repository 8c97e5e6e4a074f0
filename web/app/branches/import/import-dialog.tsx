import { LoaderCircle } from 'lucide-react'
import { usePhrases } from '../../i18n/use-phrases.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { ChooseFile } from './choose-file.tsx'
import { Decide } from './decide.tsx'
import { Faults } from './faults.tsx'
import { StepList } from './step-list.tsx'
import { type ImportReport, useImport } from './use-import.ts'

type ImportDialogProps = {
  onClose: () => void
  /** Branches were added. */
  onImported: () => void
}

/**
 * Importing branches: choose a file, look at what it says, decide, see what became of it. Its words may be on their way,
 * and no hook comes after that: see `identity/user-menu.tsx`.
 */
export default function ImportDialog(props: ImportDialogProps) {
  usePhrases('locationImport')
  return <Import {...props} />
}

function Import({ onClose, onImported }: ImportDialogProps) {
  const t = usePhrases('locationImport')
  const steps = useImport(onImported)
  const { kind } = steps.step
  return (
    // What became of the rows is told once, so nobody leaves by mistake before it is.
    <Dialog isOpen onClose={onClose} title={t('title')} isOnlyOnce={kind === 'importing' || kind === 'done'}>
      <StepList kind={kind} />
      <Step {...steps} onClose={onClose} />
    </Dialog>
  )
}

function Step({
  step,
  check,
  write,
  restart,
  onClose,
}: ReturnType<typeof useImport> & { onClose: () => void }) {
  const t = usePhrases('locationImport')
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
    case 'importing':
      return <Working text={t('importing', { count: step.count })} />
    default:
      return <Working text={t('checking')} />
  }
}

/** The server tells nothing until it has looked at every row, in a second or two. */
function Working({ text }: { text: string }) {
  return (
    <div className="grid justify-items-center gap-4 py-12">
      <div role="progressbar" aria-label={text}>
        <LoaderCircle className="size-9 animate-spin text-brand" aria-hidden />
      </div>
      <p role="status">{text}</p>
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
      <Faults rows={leftOut} isDone />
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
