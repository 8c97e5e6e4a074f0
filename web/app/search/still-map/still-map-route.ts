import { isLocale } from '@qareeb/contract/locale'
import type { LoaderFunctionArgs } from 'react-router'
import { ApiError } from '../../http/api.ts'
import { drawStillMap } from '../../map/still/draw-still-map.server.ts'
import { requestContext } from '../../page/request-context.ts'
import { askStillMap } from './ask-still-map.ts'

const secondsKept = 300

/**
 * Answers the picture of the map of a search, in the language `locale` and the colours `theme`; the other parameters are
 * those of the search page.
 */
export async function loader({ request, context }: LoaderFunctionArgs): Promise<Response> {
  const { searchParams } = new URL(request.url)
  const locale = searchParams.get('locale') ?? ''
  const theme = searchParams.get('theme')
  if (!isLocale(locale) || (theme !== 'light' && theme !== 'dark')) throw new Response(null, { status: 400 })

  // A position may be the reader's own.
  const keeper = searchParams.has('lat') ? 'private' : 'public'
  const found = await askStillMap(context.get(requestContext).call, searchParams).catch(refuse)
  return new Response(drawStillMap({ ...found, locale, theme }), {
    headers: {
      'Content-Type': 'image/svg+xml; charset=utf-8',
      'Cache-Control': `${keeper}, max-age=${secondsKept}, stale-while-revalidate=${secondsKept}`,
    },
  })
}

/** Answers with the status alone, because a picture has no error page. */
function refuse(error: unknown): never {
  throw error instanceof ApiError ? new Response(null, { status: error.status }) : error
}
