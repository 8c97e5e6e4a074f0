import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { ShownList } from '../../shown-list.ts'
import type { SearchPageData } from '../load-search-page.ts'
import { useHeadingCount } from './use-heading-count.ts'
import { useHeadingWhere } from './use-heading-where.ts'

/**
 * Announces to screen readers what lies near the reader once the position is known: the heading that asks for it is
 * replaced by another element, and they announce changes within one element alone.
 */
export function NearFound({ list, facets }: Pick<SearchPageData, 'list' | 'facets'>) {
  const countOf = useHeadingCount(list)
  const where = useHeadingWhere(list)
  const [found, setFound] = useState<{ list: ShownList; text: string } | null>(null)
  const wasWanting = useRef(list.wantsPosition)
  const announce = useEffectEvent(async () => {
    const counts = await facets
    setFound({ list, text: `${countOf(counts)}. ${where}` })
  })
  useEffect(() => {
    if (wasWanting.current && !list.wantsPosition) void announce()
    wasWanting.current = list.wantsPosition
  }, [list.wantsPosition])

  return (
    <p role="status" className="sr-only">
      {found?.list === list && found.text}
    </p>
  )
}
