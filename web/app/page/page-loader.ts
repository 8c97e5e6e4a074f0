import type { Noun } from '@qareeb/content/catalogues'
import { data, type LoaderFunctionArgs } from 'react-router'
import { ApiError } from '../http/api.ts'
import { bindPhrases, type BoundPhrases } from '../i18n/bind-phrases.ts'
import { loadedPhrases } from '../i18n/load-phrases.ts'
import { pathsIn, type Paths } from '../paths.ts'
import { keepInMarkup } from './keep-in-markup.ts'
import type { PageHead } from './page-head.ts'
import { requestContext, type RequestContext } from './request-context.ts'

/** The input of a page's loader: the request's context, and words and links in its language. */
export type PageArguments = RequestContext & {
  url: URL
  params: LoaderFunctionArgs['params']
  paths: Paths
  phrases: <N extends Noun>(noun: N) => BoundPhrases<N>
}

/**
 * Makes the loader of a page that is rendered on the server.
 * A refusal of the API that the page does not catch ends as the error page with the same status.
 */
export function pageLoader<Data>(load: (page: PageArguments) => Promise<Data>) {
  return async ({ request, params, context }: LoaderFunctionArgs): Promise<Data> => {
    const given = context.get(requestContext)
    const { locale } = given
    const phrases = <N extends Noun>(noun: N) => bindPhrases(loadedPhrases(locale, noun), locale)
    try {
      const loaded = await load({
        ...given,
        url: pageUrl(request),
        params,
        paths: pathsIn(locale),
        phrases,
      })
      const head = headIn(loaded)
      if (head?.jsonLd) keepInMarkup(head, 'jsonLd')
      return loaded
    } catch (error) {
      if (error instanceof ApiError) throw data(error.body ?? null, { status: error.status })
      throw error
    }
  }
}

/** The address of a page. A request for its data also names the routes whose data it wants, as `_routes`. */
function pageUrl(request: Request): URL {
  const url = new URL(request.url)
  if (url.searchParams.has('_routes')) url.searchParams.delete('_routes')
  return url
}

/** The head among the data of a page, which may come with a status. */
function headIn(loaded: unknown): PageHead | undefined {
  if (typeof loaded !== 'object' || loaded === null) return undefined
  if ('type' in loaded && loaded.type === 'DataWithResponseInit' && 'data' in loaded)
    return headIn(loaded.data)
  // Only pages return a `head`, and they return it as typed here.
  return 'head' in loaded ? (loaded.head as PageHead) : undefined
}
