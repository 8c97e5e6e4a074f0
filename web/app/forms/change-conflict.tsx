import type { ReactNode } from 'react'
import { useAction } from '../session/use-action.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'

type ChangeConflictProps = {
  words: { title: string; keepMine: string; takeTheirs: string }
  onKeepMine: () => Promise<void>
  onTakeTheirs: () => void
  /** Back to the form, where what was typed still stands. */
  onClose: () => void
  /** The two versions, side by side. */
  children: ReactNode
}

/** Two people have changed the same thing: asks which change stays. */
export function ChangeConflict({ words, onKeepMine, onTakeTheirs, onClose, children }: ChangeConflictProps) {
  const [keep, isKeeping] = useAction(onKeepMine)
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={words.title}
      footer={
        <>
          <Button kind="outline" onClick={onTakeTheirs}>
            {words.takeTheirs}
          </Button>
          <Button disabled={isKeeping} onClick={keep}>
            {words.keepMine}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  )
}
