import type { ReactNode } from 'react'
import { Button } from '../ui/button.tsx'
import { SubmitButton } from './submit-button.tsx'

type SendOrCancelProps = {
  isSending: boolean
  /** `danger` where it takes something from somebody. */
  kind?: 'primary' | 'danger'
  /** The word for going back. */
  cancel: string
  onCancel: () => void
  /** The sent thing, in a word. */
  children: ReactNode
}

/** The end of a form in a dialog: going back with nothing done, or sending it. */
export function SendOrCancel({ isSending, kind = 'primary', cancel, onCancel, children }: SendOrCancelProps) {
  return (
    <div className="flex flex-wrap justify-end gap-3">
      <Button kind="quiet" size="large" onClick={onCancel}>
        {cancel}
      </Button>
      <div className="grow sm:max-w-56">
        <SubmitButton kind={kind} isSending={isSending}>
          {children}
        </SubmitButton>
      </div>
    </div>
  )
}
