import { HeadingCount } from '../results/heading/result-heading.tsx'
import { listsRemoteAlone } from '../results/listed-total.ts'
import { useSearchPage } from '../use-search-page.ts'

/** The jobs and locations that the bubbles count, over a map that covers the list and its heading. */
export function MapHeading() {
  const { search, list, facets } = useSearchPage()
  if (list.items.length === 0 || listsRemoteAlone(search, list.typedFilters)) return null
  return (
    <p className="pointer-events-none! max-w-[calc(100%-2rem)] truncate rounded-full bg-surface/90 px-4 text-[0.8125rem] leading-9 font-semibold text-ink shadow-1 min-[68.75rem]:hidden">
      <HeadingCount list={list} facets={facets} />
    </p>
  )
}
