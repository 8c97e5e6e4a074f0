import type { FacetCounts } from '@qareeb/contract/search'
import { useEffect, useState } from 'react'

/** The counts that arrived last, so that those on their way take nothing from what is shown. */
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
