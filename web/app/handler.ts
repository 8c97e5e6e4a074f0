import { createRequestHandler, RouterContextProvider } from 'react-router'
import * as build from 'virtual:react-router/server-build'
import { loadEveryPhrase } from './i18n/load-phrases.ts'
import { movedTo } from './moved-addresses.ts'
import { makeRequestContext, requestContext, type PageServices } from './page/request-context.ts'

const respond = createRequestHandler(build, import.meta.env.MODE)

/**
 * Answers a request for a page: the server's interface to the site.
 * @param request any address outside `/api`; its URL carries the public origin
 */
export async function handle(request: Request, services: PageServices): Promise<Response> {
  const address = movedTo(new URL(request.url))
  if (address) return new Response(null, { status: 301, headers: { Location: address } })

  await loadEveryPhrase()
  const context = new RouterContextProvider()
  context.set(requestContext, makeRequestContext(request, services))
  return respond(request, context)
}
