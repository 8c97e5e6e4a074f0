import {
  exchangeGoogleCode as exchangeGoogleCodeEndpoint,
  signUpWithGoogle as signUpWithGoogleEndpoint,
} from '@qareeb/contract/identity'
import type { Locale } from '@qareeb/contract/locale'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Services } from '../../ground/context.ts'
import { countAttempts } from '../../platform/attempts/attempts.ts'
import { networkOf } from '../../platform/http/network-of.ts'
import { on } from '../../platform/http/on.ts'
import { callbackPath, type Google, GoogleFailure } from '../../platform/identity/google.ts'
import { limits } from '../limits.ts'
import { withBrowser, withMarkedBrowser } from '../session/known-browser.ts'
import { keepCredential } from '../session/refresh-cookie.ts'
import { returnPathOf } from '../sign-in/return-path.ts'
import { browserCookie, newBrowser, readBrowser } from './browser-cookie.ts'
import { callbackPage } from './callback-page.ts'
import { exchangeGoogleCode } from './exchange-google-code.ts'
import { type FlowResult, beginFlow, finishFlow } from './oauth-flow.ts'
import { signUpWithGoogle } from './sign-up-with-google.ts'

export const googleRoutes = [
  on(exchangeGoogleCodeEndpoint, async (context, { body }, exchange) => {
    const browser = readBrowser(context, exchange.header('cookie'))
    return keepCredential(
      context,
      exchange,
      await exchangeGoogleCode(withBrowser(context, exchange), { ...body, browser }),
    )
  }),
  on(signUpWithGoogleEndpoint, async (context, { body }, exchange) => {
    const browser = readBrowser(context, exchange.header('cookie'))
    return keepCredential(
      context,
      exchange,
      await signUpWithGoogle(withMarkedBrowser(context, exchange), { ...body, browser }),
    )
  }),
]

const startQuery = z.object({
  mode: z.enum(['popup', 'redirect']).catch('redirect'),
  locale: z.enum(['ar', 'en']).catch('ar'),
  returnTo: z.string().max(500).optional().catch(undefined),
})

/** The two addresses that a browser visits itself: before the redirect to Google, and after it. */
export function registerGoogle(app: FastifyInstance, services: Services): void {
  const { google } = services.identity
  if (!google) return

  app.get('/identity/google/start', (request, reply) => start(services, google, { request, reply }))
  app.get(callbackPath, async (request, reply) => {
    const at = request.url.indexOf('?')
    const search = at < 0 ? '' : request.url.slice(at)
    const browser = readBrowser(services, request.headers.cookie)
    return arrive(services, await finishFlow(services, google, { browser, search }), { request, reply })
  })
}

type Visit = { request: FastifyRequest; reply: FastifyReply }

async function start(services: Services, google: Google, { request, reply }: Visit) {
  await countAttempts(services, [[limits.googleSignIns, networkOf(request.ip)]])
  // Our own parser of query strings made it: see `createServer`.
  const { values } = request.query as { values: Record<string, string> }
  const { mode, locale, returnTo } = startQuery.parse(values)
  const browser = readBrowser(services, request.headers.cookie) ?? newBrowser()
  const flow = { mode, locale, returnTo: returnPathOf(returnTo) }
  try {
    const url = await beginFlow(services, google, { browser, ...flow })
    reply.header('set-cookie', browserCookie(services, browser)).header('cache-control', 'no-store')
    return reply.redirect(url)
  } catch (error) {
    if (!(error instanceof GoogleFailure)) throw error
    services.log.warn({ err: error.cause }, 'Google cannot be reached')
    return arrive(services, { result: { error: error.code }, flow }, { request, reply })
  }
}

type Ended = {
  result: FlowResult['result']
  flow: Pick<NonNullable<FlowResult['flow']>, 'mode' | 'locale' | 'returnTo'> | undefined
}

/** Hands the result to the page that waits for it: over a channel from a window of its own, else in the address. */
function arrive({ config }: Services, { result, flow }: Ended, { request, reply }: Visit) {
  reply.header('cache-control', 'no-store')
  const locale = flow?.locale ?? 'ar'
  const loginPath = loginPathOf(locale, flow?.returnTo ?? null)
  if (flow?.mode === 'redirect') {
    // Behind the `#` it reaches no server and no log.
    const outcome = 'code' in result ? { google: result.code } : { 'google-error': result.error }
    return reply.redirect(`${loginPath}#${new URLSearchParams(outcome).toString()}`)
  }
  const page = callbackPage({
    result,
    locale,
    loginPath,
    siteName: config.site.name[locale],
    nonce: request.nonce,
  })
  return reply.type('text/html; charset=utf-8').send(page)
}

function loginPathOf(locale: Locale, returnTo: string | null): string {
  const query = returnTo === null ? '' : `?${new URLSearchParams({ returnTo }).toString()}`
  return `${locale === 'en' ? '/en' : ''}/login${query}`
}
