import { isLocale } from '@qareeb/contract/locale'
import { data, type LoaderFunctionArgs } from 'react-router'
import { isOnMap } from '../map-limits.ts'
import { readPlaces } from '../written-places.ts'
import { drawLocator, drawLocations } from './locator-drawing.server.ts'
import type { LocatorDrawing } from './locator-size.ts'

const secondsKept = 86_400

/** Answers the drawing of a locator map around `lat` and `lng`, or around all `places`, in the language `locale`. */
export function loader({ request }: LoaderFunctionArgs) {
  const drawing = draw(new URL(request.url).searchParams)
  if (!drawing) throw data(null, { status: 400 })

  return data(drawing, { headers: { 'Cache-Control': `public, max-age=${secondsKept}` } })
}

function draw(query: URLSearchParams): LocatorDrawing | null | undefined {
  const locale = query.get('locale') ?? ''
  if (!isLocale(locale)) return undefined
  const places = readPlaces(query.get('places'))
  if (places.length > 0) return drawLocations(places, locale)

  const point = { lat: Number(query.get('lat')), lng: Number(query.get('lng')) }
  return isOnMap(point) ? drawLocator(point, locale) : undefined
}
