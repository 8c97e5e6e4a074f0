import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { cx } from '../../ui/cx.ts'

type FigureProps = {
  label: string
  value: string
  /** The page that holds what is counted; the whole card leads there. */
  to: string
  /** Takes the room of two on phones and tablets. */
  isWide?: boolean
  /** Something is wrong. */
  isBad?: boolean
  /** Stands beside the number. */
  beside?: ReactNode
  children: ReactNode
}

/** One number of the overview. */
export const Figure = ({ label, value, to, isWide, isBad, beside, children }: FigureProps) => (
  <li
    className={cx(
      'relative flex min-w-0 flex-col rounded-l border border-line bg-surface p-4 hover:border-line-strong sm:p-5',
      isWide && 'max-xl:col-span-2',
    )}
  >
    <Link to={to} className="text-sm text-ink-2 after:absolute after:inset-0 after:rounded-l">
      {label}
    </Link>
    <span className="mt-1 flex items-end justify-between gap-3">
      <span className={cx('text-[1.75rem] font-semibold tabular-nums', isBad && 'text-danger')}>{value}</span>
      {beside}
    </span>
    <span className="mt-auto pt-2.5 text-sm text-ink-2">{children}</span>
  </li>
)
