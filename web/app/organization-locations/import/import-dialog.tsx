import { LoaderCircle } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { useRefresh } from '../../data/use-mutation-of.ts'
import { ProgressBar } from '../../files/progress-bar.tsx'
import { usePhrases } from '../../i18n/use-phrases.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { invalidatedByBranch } from '../invalidated-by-branch.ts'
import { ChooseFile } from './choose-file.tsx'
import { FaultyRows } from './faulty-rows.tsx'
import { ImportOptions } from './import-options.tsx'
import { StepList, stepOf } from './step-list.tsx'
import { type CheckedFile, type ImportStep, useImport } from './use-import.ts'

type ImportDialogProps = { onClose: () => void }

/**
 * Importing branches: choose a file, read its check, decide, read the result. Its phrases may still be loading, and
 * no hook comes after that: see `identity/user-menu.tsx`.
 */
export default function ImportDialog(props: ImportDialogProps) {
  usePhrases('organizationLocationImport')
  return <Import {...props} />
}

function Import({ onClose }: ImportDialogProps) {
  const t = usePhrases('organizationLocationImport')
  const refresh = useRefresh()
  const steps = useImport(() => refresh(...invalidatedByBranch))
  const { kind } = steps.step
  // Rows that were not imported are shown once, so leaving before them needs a confirmation.
  const isOnlyOnce = kind === 'importing' || (kind === 'done' && notImported(steps.step.report).length > 0)
  return (
    <Dialog isOpen onClose={onClose} title={t('title')} isOnlyOnce={isOnlyOnce}>
      <StepList kind={kind} />
      <StepFrame step={steps.step}>
        <Step {...steps} onClose={onClose} />
      </StepFrame>
    </Dialog>
  )
}

const notImported = ({ rows }: CheckedFile) => rows.filter(({ state }) => state !== 'good')

/** Takes the focus when one step follows another, since what held it is gone. */
function StepFrame({ step, children }: { step: ImportStep; children: ReactNode }) {
  const t = usePhrases('organizationLocationImport')
  const frame = useRef<HTMLDivElement>(null)
  const { kind } = step
  const shown = useRef(kind)
  useEffect(() => {
    if (shown.current !== kind) frame.current?.focus()
    shown.current = kind
  }, [kind])
  return (
    <div
      ref={frame}
      tabIndex={-1}
      role="group"
      aria-label={
        step.kind === 'done' ? t('added', { count: step.report.written }) : t(`step.${stepOf[step.kind]}`)
      }
      className="outline-none"
    >
      {children}
    </div>
  )
}

function Step({ step, onClose, ...steps }: ReturnType<typeof useImport> & { onClose: () => void }) {
  const t = usePhrases('organizationLocationImport')
  switch (step.kind) {
    case 'choose':
      return <ChooseFile problem={step.problem} onChoose={(file) => void steps.check(file)} />
    case 'report':
      return (
        <ImportOptions
          step={step}
          onCorrectSwapped={(corrects) => void steps.correctSwapped(step, corrects)}
          onChooseRows={(rows) => steps.chooseRows(step, rows)}
          onRestart={() => steps.restart()}
          onWrite={(rows) => void steps.write(step, rows)}
        />
      )
    case 'done':
      return <Done report={step.report} onClose={onClose} onRestart={() => steps.restart()} />
    case 'importing':
      return <Working sent={step.sent} text={t('importing', { count: step.count })} />
    default:
      return <Working sent={step.sent} text={t('checking')} />
  }
}

/** Shows the upload of the file, then a spinner while the server checks every row. */
function Working({ sent, text }: { sent: number; text: string }) {
  const files = usePhrases('files')
  const isSending = sent < 1
  return (
    <div className="grid justify-items-center gap-4 py-12">
      {isSending ? (
        <ProgressBar label={files('sending')} share={sent} className="h-9 w-full max-w-96" />
      ) : (
        <div role="progressbar" aria-label={text}>
          <LoaderCircle className="size-9 animate-spin text-brand" aria-hidden />
        </div>
      )}
      <p role="status">{isSending ? files('sending') : text}</p>
    </div>
  )
}

type DoneProps = { report: CheckedFile; onClose: () => void; onRestart: () => void }

function Done({ report, onClose, onRestart }: DoneProps) {
  const t = usePhrases('organizationLocationImport')
  const failed = notImported(report)
  return (
    <div className="grid gap-5">
      <p role="status" className="text-lg font-semibold">
        {t('added', { count: report.written })}
      </p>
      <FaultyRows rows={failed} isDone />
      <div className="flex flex-wrap justify-end gap-3">
        {failed.length > 0 && (
          <Button kind="outline" onClick={onRestart}>
            {t('chooseAnother')}
          </Button>
        )}
        <Button onClick={onClose}>{t('close')}</Button>
      </div>
    </div>
  )
}
