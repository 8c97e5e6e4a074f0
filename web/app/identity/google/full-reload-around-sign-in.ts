import { isSignInPage } from '@qareeb/contract/identity'
import { type MiddlewareFunction, redirectDocument } from 'react-router'
import { requestContext } from '../../page/request-context.ts'

/**
 * Has a browser load a whole page on its way to the pages on which people sign in, and on its way from there, where
 * these let a third party in: the policy of a page holds, and its scripts run, until another document takes its place.
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
 * Whether a step leads from the pages on which people sign in to the others, or back.
 * @param from path that the browser shows; undefined where it does not say
 */
export function isCrossing(from: string | undefined, to: string): boolean {
  if (from !== undefined) return isSignInPage(from) !== isSignInPage(to)
  // State for the page after Google is lost with the document; only sign-in pages lead there.
  return isSignInPage(to) && !to.endsWith('/google')
}
