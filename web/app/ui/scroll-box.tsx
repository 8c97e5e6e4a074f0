import type { ReactNode, Ref } from 'react'

type ScrollBoxProps = { label: string; className: string; children: ReactNode; ref?: Ref<HTMLDivElement> }

/** A box that scrolls by itself, and so has to be reached by keyboard. `className` sets its height. */
export const ScrollBox = ({ label, className, children, ref }: ScrollBoxProps) => (
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
  <div ref={ref} tabIndex={0} role="group" aria-label={label} className={className}>
    {children}
  </div>
)
