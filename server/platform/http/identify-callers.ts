import { type Access, companyHeader } from '@qareeb/contract/endpoint'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Actor, Services } from '../../ground/context.ts'
import { AppError } from '../../ground/errors.ts'
import { whenDone } from './when-done.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The caller; undefined until identified, and for requests without a token. */
    caller: Actor | undefined
  }
  interface FastifyContextConfig {
    /** The callers that this address allows. */
    access?: Access
    /** The call acts for the company of the session. */
    isAboutCompany?: boolean
  }
}

/**
 * Finds the person of a bearer token, as the database has them now.
 * @throws AppError with status 401 for a token that is bad or has ended, and for a disabled person
 */
export type Identify = (services: Services, token: string) => Promise<Actor>

/**
 * Finds out who calls before anything else of a request is checked. A token that came is always checked, also where
 * none is needed: a client has to learn that its session is over.
 */
export function identifyCallers(
  app: FastifyInstance,
  { services, identify }: { services: Services; identify: Identify },
) {
  app.decorateRequest('caller', undefined)
  app.addHook('onRequest', (request, _reply, done) => {
    const { refuses, skipsLine } = request.routeOptions.config
    // Calls that skip the line report the health of the service; they need no caller.
    if (refuses || skipsLine) return done()

    const token = bearerTokenIn(request.headers.authorization)
    if (token === undefined) {
      admit(request)
      return done()
    }
    const admitted = identify(services, token).then((caller) => {
      request.caller = caller
      admit(request)
    })
    return void whenDone(admitted, done)
  })
}

/** Refuses callers that the address is not for. */
function admit(request: FastifyRequest) {
  const { access, isAboutCompany } = request.routeOptions.config
  if (access === 'signed-in' && !request.caller) throw new AppError('auth/unauthenticated')
  if (isAboutCompany) checkCompany(request)
}

/**
 * The active company belongs to the session, and so to every tab. A page names the company it shows. A call that
 * names another one is refused, so no call changes the wrong company. The call itself refuses callers without a company.
 */
function checkCompany({ caller, headers }: FastifyRequest) {
  const meant = headers[companyHeader]
  const active = caller?.kind === 'user' ? caller.organization : null
  if (active && meant !== undefined && meant !== active.id) throw new AppError('organization.switched')
}

/** Other schemes are ignored: a proxy in front may use its own password. */
const bearerTokenIn = (header: string | undefined): string | undefined =>
  /^bearer(?: +(.*))?$/i.test(header ?? '') ? header?.slice('bearer '.length).trim() : undefined
