import { type FocusEvent, type ReactNode, useEffect, useRef } from 'react'
import type { Failing } from './loading-or-failed.tsx'
import { TryAgain } from './try-again.tsx'

type ReloadableProps = Failing & {
  /** The name of the region, for screen readers. */
  label: string
  /** Other content was requested and loads. */
  isStale?: boolean
  children: ReactNode
}

/**
 * Shows the old data while new data loads. After a failure the old data stays, below the reason and a button that tries
 * again. When the focused line is removed, the whole region gets the focus, so that keyboard users do not begin at the top
 * again.
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
