import type { FacetCounts } from '@qareeb/contract/search/counts'
import { useEffect, useState } from 'react'

/** The latest counts that arrived, so that pending ones remove nothing. */
export function useKnownCounts(facets: Promise<FacetCounts | null>): FacetCounts | null {
  const [known, setKnown] = useState<FacetCounts | null>(null)
  useEffect(() => {
    let isWanted = true
    void facets.then((counts) => {
      if (isWanted && counts) setKnown(counts)
    })
    return () => {
      isWanted = false
    }
  }, [facets])
  return known
}
