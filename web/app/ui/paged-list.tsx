import type { ReactNode } from 'react'
import { usePhrases } from '../i18n/use-phrases.ts'
import type { Pages } from '../use-pages.ts'
import { Button } from './button.tsx'
import { EmptyState } from './empty-state.tsx'
import { LoadingOrFailed } from './loading-or-failed.tsx'
import { TryAgain } from './try-again.tsx'

type PagedListProps<Item> = {
  pages: Pages<Item>
  /** What it is a list of. */
  label: string
  /** Said when there is nothing. */
  none: { title: string; text?: string }
  children: (item: Item) => ReactNode
}

/** Lines of a list on one card, the way to more of them, and what stands there before and instead. */
export function PagedList<Item extends { id: string }>({
  pages,
  label,
  none,
  children,
}: PagedListProps<Item>) {
  const { items, failure, isLoading, hasMore } = pages
  if (!items)
    return (
      <div className="rounded-l border border-line bg-surface p-7">
        <LoadingOrFailed failure={failure} reload={pages.reload} lines={6} />
      </div>
    )
  if (items.length === 0) return <EmptyState {...none} />
  return (
    <div aria-busy={isLoading}>
      <ul
        aria-label={label}
        className="divide-y divide-line overflow-hidden rounded-l border border-line bg-surface"
      >
        {items.map((item) => (
          <li key={item.id}>{children(item)}</li>
        ))}
      </ul>
      {failure ? (
        <div className="mt-4">
          <TryAgain failure={failure} onAgain={pages.loadMore} />
        </div>
      ) : (
        hasMore && <More isLoading={isLoading} onLoad={pages.loadMore} />
      )}
    </div>
  )
}

function More({ isLoading, onLoad }: { isLoading: boolean; onLoad: () => void }) {
  const t = usePhrases('ui')
  return (
    <div className="mt-5 flex justify-center">
      <Button kind="outline" aria-disabled={isLoading} onClick={() => !isLoading && onLoad()}>
        {isLoading ? t('loading') : t('loadMore')}
      </Button>
    </div>
  )
}
