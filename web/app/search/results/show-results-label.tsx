import type { FacetCounts } from '@qareeb/contract/search/counts'
import { Suspense, use } from 'react'
import { usePhrases } from '../../i18n/use-phrases.ts'
import type { Search } from '../address/search-address.ts'
import { draftTotal } from './draft-total.ts'
import { promiseKey } from './promise-key.ts'
import { useSearch } from './use-search.ts'

type ShowResultsLabelProps = {
  /** The search that the button leads to. */
  search: Search
  facets: Promise<FacetCounts | null>
}

/** The label of the button that shows the results of the chosen filters, with their number. */
export function ShowResultsLabel({ search, facets }: ShowResultsLabelProps) {
  const t = usePhrases('search')
  return (
    <Suspense key={promiseKey(facets)} fallback={t('showResults')}>
      <Known search={search} facets={facets} />
    </Suspense>
  )
}

const phrases = { exact: 'show', about: 'showAbout', atLeast: 'showAtLeast' } as const

function Known({ search, facets }: ShowResultsLabelProps) {
  const t = usePhrases('search')
  const { list } = useSearch()
  const counts = use(facets)
  const total = counts && draftTotal(search, list, counts)
  return total ? t(phrases[total.kind], { count: total.value }) : t('showResults')
}
