import encodedUrl from '../../../basemap/basemap.json?url'
import { type Basemap, decodeBasemap, type EncodedBasemap } from './basemap-geometry.ts'

let loading: Promise<Basemap> | undefined

/** A failure is kept for this long: an immediate render would otherwise ask again without end. */
const failureStandsMs = 10_000

/** Fetches the geometry of the embedded map, once; a failure is forgotten in a while, so that it can be tried again. */
export function loadBasemap(): Promise<Basemap> {
  loading ??= fetchBasemap().catch((error: unknown) => {
    setTimeout(() => (loading = undefined), failureStandsMs)
    throw error
  })
  return loading
}

async function fetchBasemap(): Promise<Basemap> {
  const response = await fetch(encodedUrl)
  if (!response.ok) throw new Error(`The basemap answered ${response.status}`)
  // Our own file, written by basemap/build.ts.
  return decodeBasemap((await response.json()) as EncodedBasemap)
}
