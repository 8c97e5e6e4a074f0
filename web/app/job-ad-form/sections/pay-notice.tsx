import { TriangleExclamationPoint } from 'lucide-react'
import type { ReactNode } from 'react'

/** A warning about typed pay; the ad can be published as it is. */
export const PayNotice = ({ children }: { children: ReactNode }) => (
  <p className="mt-4 flex items-center gap-2 rounded-m bg-warn-soft px-4 py-2.5 text-sm text-warn">
    <TriangleExclamationPoint className="size-4.5 shrink-0" aria-hidden />
    {children}
  </p>
)
