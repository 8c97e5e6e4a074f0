import { type Bounds, type MapItems, mapJobAds } from '@qareeb/contract/search'
import { useEffect, useEffectEvent, useState } from 'react'
import type { Filters } from '../search/search-address.ts'
import { useCall } from '../use-call.ts'
import { snapView } from './view-grid.ts'

export type MapView = { bounds: Bounds; zoom: number }

const waitMs = 120
const keptAnswers = 40
const answers = new Map<string, MapItems>()

const nothing: MapItems = { pins: [], clusters: [] }

/**
 * Pins and clusters for what the map shows. Waits until the map has rested for a moment, drops a question that is no
 * longer wanted, and leaves the old answer standing until the new one is here.
 */
export function useMapItems(filters: Filters, view: MapView | null, centre: { lat: number; lng: number }) {
  const call = useCall()
  const [items, setItems] = useState(nothing)
  const [hasFailed, setHasFailed] = useState(false)
  const query = view && { ...areaOf(filters, centre), ...snapView(view.bounds, view.zoom) }
  const key = query && JSON.stringify(query)

  const show = (answer: MapItems) => {
    setItems(answer)
    setHasFailed(false)
  }
  // `key` says everything that is asked; the question itself is made anew with each render.
  const ask = useEffectEvent((asked: string, signal: AbortSignal) => {
    if (!query) return
    call(mapJobAds, { query }, { signal }).then(
      (answer) => show(remember(asked, answer)),
      () => signal.aborted || setHasFailed(true),
    )
  })

  useEffect(() => {
    if (!key) return
    const known = answers.get(key)
    if (known) return show(known)

    const abort = new AbortController()
    const timer = setTimeout(() => ask(key, abort.signal), waitMs)
    return () => {
      clearTimeout(timer)
      abort.abort()
    }
  }, [key])

  return { items, hasFailed }
}

/** The map shows what surrounds a city too; only a radius has its limit drawn there. */
function areaOf(filters: Filters, { lat, lng }: { lat: number; lng: number }) {
  if (filters.radius === undefined) return { ...filters, city: undefined }
  return filters.city ? filters : { ...filters, lat, lng }
}

function remember(key: string, answer: MapItems): MapItems {
  if (answers.size >= keptAnswers) answers.delete(answers.keys().next().value ?? '')
  answers.set(key, answer)
  return answer
}
