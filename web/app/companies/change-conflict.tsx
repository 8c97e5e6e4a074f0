import type { ReactNode } from 'react'
import { usePhrases } from '../i18n/use-phrases.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { useAction } from '../use-action.ts'

type ChangeConflictProps = {
  onKeepMine: () => Promise<void>
  onTakeTheirs: () => void
  /** Back to the form, where what was typed still stands. */
  onClose: () => void
  /** What stands against what. */
  children: ReactNode
}

/** Two people have changed the same of a company: asks which change stays. Needs the phrases of `companies`. */
export function ChangeConflict({ onKeepMine, onTakeTheirs, onClose, children }: ChangeConflictProps) {
  const t = usePhrases('companies')
  const [keep, isKeeping] = useAction(onKeepMine)
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('changedTitle')}
      footer={
        <>
          <Button kind="outline" onClick={onTakeTheirs}>
            {t('takeTheirs')}
          </Button>
          <Button disabled={isKeeping} onClick={keep}>
            {t('keepMine')}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  )
}
