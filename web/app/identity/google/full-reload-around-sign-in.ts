import { isSignInPage } from '@qareeb/contract/identity'
import { type MiddlewareFunction, redirectDocument } from 'react-router'
import { requestContext } from '../../page/request-context.ts'

/**
 * Loads a whole document before and after pages of signing in that allow a third party: the policy of a page and its
 * scripts stay until another document replaces it.
 */
export const fullReloadAroundSignIn: MiddlewareFunction<Response> = async (
  { request, url, context },
  next,
) => {
  const { isSignInApart, isStep } = context.get(requestContext)
  const { pathname, search } = url
  if (isSignInApart && isStep && isCrossing(pathOf(request.headers.get('referer')), pathname))
    throw redirectDocument(pathname + search)
  return next()
}

const pathOf = (address: string | null) => (address === null ? undefined : URL.parse(address)?.pathname)

/**
 * Whether a navigation leads from the pages on which people sign in to the others, or back.
 * @param from path that the browser shows; undefined where it does not tell the path
 */
export function isCrossing(from: string | undefined, to: string): boolean {
  if (from !== undefined) return isSignInPage(from) !== isSignInPage(to)
  // State for the page after Google is lost with the document; only sign-in pages lead there.
  return isSignInPage(to) && !to.endsWith('/google')
}
