import type { ReactNode } from 'react'

/** The end of a form in a dialog: it stays in view while the form scrolls under it, as a footer of the dialog does. */
export const DialogFoot = ({ children }: { children: ReactNode }) => (
  <div className="sticky -bottom-5 z-10 -mx-5 -mb-5 border-t border-line bg-surface px-5 py-4">
    {children}
  </div>
)
