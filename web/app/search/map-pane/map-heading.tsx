import { HeadingCount } from '../results/heading/result-heading.tsx'
import { useSearchPage } from '../use-search-page.ts'

/** The jobs and locations that the bubbles count, over a map that covers the list and its heading. */
export function MapHeading() {
  const { list, facets } = useSearchPage()
  return (
    <p className="flex h-9 items-center rounded-full bg-surface/90 px-4 text-[0.8125rem] font-semibold text-ink shadow-1 min-[68.75rem]:hidden">
      <HeadingCount list={list} facets={facets} />
    </p>
  )
}
