import { type ReactNode, useRef } from 'react'
import { usePhrases } from '../../i18n/use-phrases.ts'
import { EmptyState } from '../empty-state.tsx'
import { MoreButton } from './more-button.tsx'
import { ShapeOrFailed } from './page-shape.tsx'
import type { Pages } from './pages.ts'
import { TryAgain } from './try-again.tsx'
import { useFocusOnRest } from './use-focus-on-rest.ts'

type PagedListProps<Item> = {
  pages: Pages<Item>
  /** The name of the list. */
  label: string
  /** Said when there is nothing. */
  none: { title: string; text?: string }
  children: (item: Item) => ReactNode
}

/** Lines of a list on one card, the button for more, and the elements before it and for an empty list. */
export function PagedList<Item extends { id: string }>(list: PagedListProps<Item>) {
  const t = usePhrases('ui')
  const { items, hasMore } = list.pages
  return (
    <>
      {/* It stays while the list changes, else screen readers would not announce the change. */}
      <p role="status" className="sr-only">
        {items !== null && t(hasMore ? 'firstListed' : 'listed', { count: items.length })}
      </p>
      <Lines {...list} />
    </>
  )
}

function Lines<Item extends { id: string }>({ pages, label, none, children }: PagedListProps<Item>) {
  const { items, failure, isLoading, hasMore } = pages
  const list = useRef<HTMLUListElement>(null)
  const holdFocus = useFocusOnRest(list, { count: items?.length ?? 0, hasMore })
  const loadMore = () => {
    holdFocus()
    pages.loadMore()
  }
  if (!items) return <ShapeOrFailed shape="list" failure={failure} reload={pages.reload} />
  if (items.length === 0) return <EmptyState {...none} />
  return (
    <div aria-busy={isLoading}>
      <ul
        ref={list}
        aria-label={label}
        className="divide-y divide-line overflow-hidden rounded-l border border-line bg-surface"
      >
        {items.map((item) => (
          <li key={item.id} tabIndex={-1}>
            {children(item)}
          </li>
        ))}
      </ul>
      {failure ? (
        <div className="mt-4">
          <TryAgain failure={failure} onAgain={pages.loadMore} />
        </div>
      ) : (
        hasMore && <MoreButton isLoading={isLoading} onLoad={loadMore} />
      )}
    </div>
  )
}
