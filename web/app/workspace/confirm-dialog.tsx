import type { ReactNode } from 'react'
import { useAction } from '../session/use-action.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'

type ConfirmDialogProps = {
  isOpen: boolean
  onClose: () => void
  /** Names the thing, `text` the consequence. */
  title: string
  text: string
  /** Stands under the text. */
  children?: ReactNode
  /** The labels of the two buttons. */
  back: string
  confirm: string
  /** Runs when confirmed; after a failure the dialog stays, with a toast. */
  onConfirm: () => Promise<void>
}

/** Asks before something that cannot be taken back. */
export function ConfirmDialog({
  isOpen,
  onClose,
  title,
  text,
  children,
  back,
  confirm,
  onConfirm,
}: ConfirmDialogProps) {
  const [run, isRunning] = useAction(async () => {
    await onConfirm()
    onClose()
  })
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={title}
      footer={
        <>
          <Button kind="quiet" onClick={onClose}>
            {back}
          </Button>
          <Button kind="danger" disabled={isRunning} onClick={run}>
            {confirm}
          </Button>
        </>
      }
    >
      <p className="text-start text-ink-2">{text}</p>
      {children}
    </Dialog>
  )
}
