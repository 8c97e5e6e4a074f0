import { isLocale } from '@qareeb/contract/locale'
import { data, type LoaderFunctionArgs } from 'react-router'
import { isOnMap } from '../search/search-address.ts'
import { drawLocator } from './locator-drawing.server.ts'

const secondsKept = 86_400

/** Answers the drawing of a locator map around `lat` and `lng` in the language `locale`. */
export function loader({ request }: LoaderFunctionArgs) {
  const query = new URL(request.url).searchParams
  const [lat, lng] = [Number(query.get('lat')), Number(query.get('lng'))]
  const locale = query.get('locale') ?? ''
  if (!isLocale(locale) || !isOnMap({ lat, lng })) throw data(null, { status: 400 })

  return data(drawLocator({ lat, lng }, locale), {
    headers: { 'Cache-Control': `public, max-age=${secondsKept}` },
  })
}
