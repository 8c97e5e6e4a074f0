import type { ReactNode } from 'react'
import { Link } from 'react-router'

type StatCardProps = {
  label: string
  value: string
  /** The page of the counted items. */
  to?: string
  /** The text under the number; a link if `to` is set. */
  children: ReactNode
}

/** One number of a company. */
export function StatCard({ label, value, to, children }: StatCardProps) {
  return (
    <li className="flex min-w-0 flex-col rounded-l border border-line bg-surface p-4 sm:p-5">
      <span className="text-sm text-ink-3">{label}</span>
      <span className="mt-1 text-xl font-semibold whitespace-nowrap tabular-nums sm:text-[1.75rem]">
        {value}
      </span>
      <span className="mt-auto pt-1.5 text-sm text-ink-2">
        {to ? (
          <Link
            to={to}
            className="inline-flex min-h-6 items-center max-sm:-my-2 max-sm:min-h-10 text-brand underline-offset-4 hover:underline"
          >
            {children}
          </Link>
        ) : (
          children
        )}
      </span>
    </li>
  )
}
