import { LoaderCircle } from 'lucide-react'
import type { ReactNode } from 'react'
import { useHydrated } from '../page/use-store.ts'
import { Button } from '../ui/button.tsx'

type SubmitButtonProps = {
  isSending: boolean
  children: ReactNode
  disabled?: boolean
  /** `danger` where it takes something from somebody. */
  kind?: 'primary' | 'danger'
}

/** Sends a form. The button keeps its name while the form is sent. It cannot be pressed twice, nor before the scripts run. */
export function SubmitButton({ isSending, children, disabled = false, kind = 'primary' }: SubmitButtonProps) {
  const isAlive = useHydrated()
  return (
    <Button
      type="submit"
      kind={kind}
      size="large"
      disabled={!isAlive || disabled}
      aria-busy={isSending}
      onClick={(event) => {
        if (isSending) event.preventDefault()
      }}
      // It looks the same before hydration and after it, so that nothing flashes.
      className={isAlive ? 'w-full' : 'w-full disabled:opacity-100'}
    >
      {isSending && <LoaderCircle className="size-5 animate-spin" aria-hidden />}
      {children}
    </Button>
  )
}
