import { isSignInPage } from '@qareeb/contract/identity'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isApiAddress } from './is-api-address.ts'
import { apiHeaders, createNonce, pageHeaders, type SecurityOptions } from './security-headers.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Names the scripts and styles that a page may hold inline; empty for the API. */
    nonce: string
  }
}

/** Makes the function that puts the security headers on an answer, and a nonce on the request of a page. */
export function secureWith(options: SecurityOptions): (request: FastifyRequest, reply: FastifyReply) => void {
  const forApi = apiHeaders(options)
  const forSignIn = pageHeaders(options)
  // Scripts of a third party are allowed on pages of signing in, and nowhere else.
  const forPage = pageHeaders({ ...options, signIn: undefined })

  return (request, reply) => {
    request.nonce = isApiAddress(request.url) ? '' : createNonce()
    reply.header('x-request-id', request.id)
    if (request.nonce === '') return void reply.headers(forApi)
    const [pathname = ''] = request.url.split('?')
    reply.headers((isSignInPage(pathname) ? forSignIn : forPage)(request.nonce))
  }
}

/** Every answer, refusals included, carries them from the first moment on. */
export function secureEverything(
  app: FastifyInstance,
  secure: (request: FastifyRequest, reply: FastifyReply) => void,
) {
  app.decorateRequest('nonce', '')
  app.addHook('onRequest', (request, reply, done) => {
    secure(request, reply)
    done()
  })
}
