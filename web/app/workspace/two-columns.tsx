import type { ReactNode } from 'react'

/** Cards of a page in two columns where there is room; on smaller screens the second follows the first. */
export const TwoColumns = ({ first, second }: { first: ReactNode; second: ReactNode }) => (
  <div className="grid items-start gap-6 xl:grid-cols-2">
    <div className="grid min-w-0 gap-6">{first}</div>
    <div className="grid min-w-0 gap-6">{second}</div>
  </div>
)
