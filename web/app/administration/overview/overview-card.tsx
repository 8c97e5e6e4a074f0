import type { ReactNode } from 'react'
import { Badge } from '../../ui/badge.tsx'

type OverviewCardProps = {
  id: string
  title: string
  /** How many there are in all, where they are more than a list shows. */
  count?: string | undefined
  /** They need to be corrected. */
  isBad?: boolean
  /** The way to the whole list, or an action on all. */
  action?: ReactNode
  children: ReactNode
}

/** A list of the overview under its title. */
export const OverviewCard = ({ id, title, count, isBad, action, children }: OverviewCardProps) => (
  <section
    id={id}
    aria-labelledby={`${id}-title`}
    className="min-w-0 overflow-hidden rounded-l border border-line bg-surface"
  >
    <div className="flex min-h-14 flex-wrap items-center gap-x-3 gap-y-1 px-4 py-2 sm:px-5">
      <h2 id={`${id}-title`} className="font-semibold">
        {title}
      </h2>
      {count !== undefined && <Badge tone={isBad ? 'bad' : 'warn'}>{count}</Badge>}
      {action && <span className="ms-auto">{action}</span>}
    </div>
    {children}
  </section>
)

/** The link at the head of such a card. */
export const cardLinkStyle =
  'inline-flex min-h-9 items-center text-sm font-medium text-brand underline-offset-4 hover:underline max-sm:min-h-11'

/** One sentence in place of the list. */
export const NothingThere = ({ children }: { children: ReactNode }) => (
  <p className="border-t border-line px-4 py-4 text-sm text-ink-2 sm:px-5">{children}</p>
)
