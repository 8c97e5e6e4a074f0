import type { FacetCounts } from '@qareeb/contract/search'
import { Suspense, use } from 'react'
import { usePhrases } from '../i18n/use-phrases.ts'
import { useJobCount } from './use-job-count.ts'

/** The words of the button that shows what a choice of filters gives. */
export function CountOf({ facets }: { facets: Promise<FacetCounts | null> }) {
  const t = usePhrases('search')
  return (
    <Suspense fallback={t('showResults')}>
      <Known facets={facets} />
    </Suspense>
  )
}

function Known({ facets }: { facets: Promise<FacetCounts | null> }) {
  const t = usePhrases('search')
  const jobs = useJobCount()
  const total = use(facets)?.total
  return total ? t('show', { jobs: jobs(total) }) : t('showResults')
}
