import type { Noun } from '@qareeb/content/catalogues'
import { data, type LoaderFunctionArgs } from 'react-router'
import { ApiError } from '../http/api.ts'
import { bindPhrases, type BoundPhrases } from '../i18n/bind-phrases.ts'
import { loadedPhrases } from '../i18n/load-phrases.ts'
import { pathsIn, type Paths } from '../paths.ts'
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
      return await load({ ...given, url: new URL(request.url), params, paths: pathsIn(locale), phrases })
    } catch (error) {
      if (error instanceof ApiError) throw data(error.body ?? null, { status: error.status })
      throw error
    }
  }
}
