import { TriangleExclamationPoint } from 'lucide-react'
import type { ReactNode } from 'react'

/** A remark on typed pay that keeps nobody from publishing. */
export const PayNotice = ({ children }: { children: ReactNode }) => (
  <p className="mt-4 flex items-center gap-2 rounded-m bg-warn-soft px-4 py-2.5 text-sm text-warn">
    <TriangleExclamationPoint className="size-4.5 shrink-0" aria-hidden />
    {children}
  </p>
)
