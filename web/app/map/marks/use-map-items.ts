import { mapJobAds } from '@qareeb/contract/search'
import type { SearchFilters } from '@qareeb/contract/search/filters'
import type { MapItems } from '@qareeb/contract/search/map-items'
import type { Bounds } from '@qareeb/contract/search/map-rectangle'
import { useEffect, useEffectEvent, useState } from 'react'
import { useLocale } from '../../i18n/use-phrases.ts'
import { useCall } from '../../session/use-call.ts'
import { failureText } from '../../session/use-failure-toast.ts'
import { snapView } from './view-grid.ts'

export type MapView = { bounds: Bounds; zoom: number }

const waitMs = 120
const keptAnswers = 40
const answers = new Map<string, { items: MapItems; until: number }>()

const nothing: MapItems = { pins: [], clusters: [] }

/**
 * Loads pins and clusters of the searched area for the visible part of the map. It waits until the map has rested
 * for a moment, drops outdated requests, and keeps the old answer until the new one is here. A failure stays until
 * another request, or a repeated one.
 */
export function useMapItems({ bounds: searched, ...filters }: SearchFilters, view: MapView | null) {
  const call = useCall()
  const locale = useLocale()
  const [items, setItems] = useState(nothing)
  const [failure, setFailure] = useState<string | null>(null)
  const [attempt, setAttempt] = useState(0)
  const query = view && { ...filters, searched, ...snapView(view.bounds, view.zoom) }
  const key = query && JSON.stringify(query)

  // `key` identifies the request; the request itself is a new object with each render.
  const ask = useEffectEvent(async (asked: string, signal: AbortSignal) => {
    if (!query) return
    try {
      setItems(remember(asked, await call(mapJobAds, { query }, { signal })))
    } catch (error) {
      const text = await failureText(error, locale)
      if (!signal.aborted) setFailure(text)
    }
  })

  useEffect(() => {
    if (!key) return
    setFailure(null)
    const known = recall(key)
    if (known) return setItems(known)

    const abort = new AbortController()
    const timer = setTimeout(() => void ask(key, abort.signal), waitMs)
    return () => {
      clearTimeout(timer)
      abort.abort()
    }
  }, [key, attempt])

  return { items, failure, retry: () => setAttempt(attempt + 1) }
}

/** As long as the browser may keep an answer; a pin of a closed ad is gone after that. */
const keptMs = (mapJobAds.cacheSeconds ?? 0) * 1000

function recall(key: string): MapItems | undefined {
  const known = answers.get(key)
  return known && known.until > Date.now() ? known.items : undefined
}

function remember(key: string, items: MapItems): MapItems {
  answers.delete(key)
  if (answers.size >= keptAnswers) answers.delete(answers.keys().next().value ?? '')
  answers.set(key, { items, until: Date.now() + keptMs })
  return items
}
