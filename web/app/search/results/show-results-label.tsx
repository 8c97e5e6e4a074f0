import type { FacetCounts } from '@qareeb/contract/search/counts'
import { Suspense, use } from 'react'
import { usePhrases } from '../../i18n/use-phrases.ts'
import { promiseKey } from './promise-key.ts'

/** The label of the button that shows the results of the chosen filters. */
export function ShowResultsLabel({ facets }: { facets: Promise<FacetCounts | null> }) {
  const t = usePhrases('search')
  return (
    <Suspense key={promiseKey(facets)} fallback={t('showResults')}>
      <Known facets={facets} />
    </Suspense>
  )
}

const phrases = { exact: 'show', about: 'showAbout', atLeast: 'showAtLeast' } as const

function Known({ facets }: { facets: Promise<FacetCounts | null> }) {
  const t = usePhrases('search')
  const total = use(facets)?.total
  return total ? t(phrases[total.kind], { count: total.value }) : t('showResults')
}
