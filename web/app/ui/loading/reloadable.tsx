import { type FocusEvent, type ReactNode, useEffect, useRef } from 'react'
import type { Failing } from './loading-or-failed.tsx'
import { TryAgain } from './try-again.tsx'

type ReloadableProps = Failing & {
  /** What it is, for screen readers that land on it. */
  label: string
  /** Something else was asked for and is on its way. */
  isStale?: boolean
  children: ReactNode
}

/**
 * What has arrived, while it is asked for again: when that fails, the old stays with the reason above it and the way to
 * another try. When the line that held the focus is gone, the whole takes it, so that nobody begins at the top again.
 */
export function Reloadable({ label, isStale = false, failure, reload, children }: ReloadableProps) {
  const isBusy = isStale && failure === null
  return (
    <>
      {failure !== null && (
        <div className="mb-4 rounded-l border border-line bg-surface p-5">
          <TryAgain failure={failure} onAgain={reload} />
        </div>
      )}
      <div
        {...useKeptFocus()}
        role="group"
        aria-label={label}
        aria-busy={isBusy}
        className={isBusy ? 'opacity-60' : undefined}
      >
        {children}
      </div>
    </>
  )
}

function useKeptFocus() {
  const whole = useRef<HTMLDivElement>(null)
  const focused = useRef<Element | null>(null)
  useEffect(() => {
    if (!focused.current || focused.current.isConnected) return
    focused.current = null
    if (document.activeElement === document.body) whole.current?.focus()
  })
  return {
    ref: whole,
    tabIndex: -1,
    onFocus: ({ target }: FocusEvent) => {
      focused.current = target
    },
  }
}
