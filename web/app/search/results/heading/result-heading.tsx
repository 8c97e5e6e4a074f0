import type { FacetCounts } from '@qareeb/contract/search/counts'
import { Suspense, use } from 'react'
import { usePhrases } from '../../../i18n/use-phrases.ts'
import type { ShownList } from '../../shown-list.ts'
import { promiseKey } from '../promise-key.ts'
import { useOrigin } from '../use-origin.ts'
import { useSearch } from '../use-search.ts'
import { ClosestOffer } from './closest-offer.tsx'
import { ShareForNear } from './share-for-near.tsx'
import { SortSelect } from './sort-select.tsx'
import { useHeadingCount } from './use-heading-count.ts'
import { useHeadingWhere } from './use-heading-where.ts'

type ResultHeadingProps = { list: ShownList; facets: Promise<FacetCounts | null>; isUpdating: boolean }

/**
 * The number of jobs and locations, and under it the area and the origin of distances. Screen readers announce a
 * change; both lines exist from the start, so that nothing moves.
 */
export function ResultHeading({ list, facets, isUpdating }: ResultHeadingProps) {
  const t = usePhrases('search')
  const where = useHeadingWhere(list)
  const { radius } = useSearch().search.filters
  const origin = useOrigin(list)
  // What becomes known later, as the reader's place, adds no line.
  const isWhole = radius !== undefined || (origin !== null && origin !== 'viewer')
  if (list.wantsPosition) return <ShareForNear place={where} />

  return (
    <header className="search-heading">
      <h1 className="min-w-0 flex-1" aria-live="polite">
        {isUpdating ? <span className="sr-only">{t('loading')}</span> : null}
        <span className="search-heading-count">
          <HeadingCount list={list} facets={facets} />
        </span>
        <span className="search-heading-where" data-whole={isWhole || undefined}>
          {where}
        </span>
      </h1>
      <span className="search-heading-offer">
        <ClosestOffer list={list} />
      </span>
      <SortSelect sort={list.sort} />
    </header>
  )
}

type HeadingCountProps = Pick<ResultHeadingProps, 'list' | 'facets'>

/** The number of jobs and locations, as far as it is known. */
export const HeadingCount = ({ list, facets }: HeadingCountProps) => (
  <Suspense key={promiseKey(facets)} fallback={<Unknown list={list} />}>
    <Total list={list} facets={facets} />
  </Suspense>
)

function Total({ list, facets }: HeadingCountProps) {
  return useHeadingCount(list)(use(facets))
}

/** The heading without a known number. */
const Unknown = ({ list }: { list: ShownList }) => useHeadingCount(list)(null)
