import type { ReactNode } from 'react'

/** A notice above the rest of a page, e.g. that its address was not followed in full. */
export const Notice = ({ children }: { children: ReactNode }) => (
  <p role="note" className="rounded-m bg-warn-soft px-4 py-2.5 text-sm text-warn">
    {children}
  </p>
)
