import type { FastifyInstance } from 'fastify'
import type { Services } from '../../ground/context.ts'
import { AppError } from '../../ground/errors.ts'
import { createAnswers } from './answers.ts'
import type { AuditCall } from './audit-call.ts'
import { boundForms } from './bound-forms.ts'
import { type Identify, identifyCallers } from './identify-callers.ts'
import { readBodies } from './input/read-bodies.ts'
import { limitRate } from './load/limit-rate.ts'
import type { Limits } from './load/limits.ts'
import { createRateLimiter } from './load/rate-limiter.ts'
import type { Route } from './on.ts'
import { refuseOtherMethods } from './refusals/refuse-other-methods.ts'
import type { AuditRefusal } from './refusals/with-refusal-audit.ts'
import { registerRoute } from './register-route.ts'

type Api = {
  services: Services
  routes: readonly Route[]
  limits: Limits
  identify: Identify
  auditRefusal: AuditRefusal
  auditCall: AuditCall
}

/** Puts the calls of the API on the server; any other address below `/api` answers 404 in JSON. */
export function registerApi(app: FastifyInstance, parts: Api) {
  const { services, routes, limits, identify, auditRefusal, auditCall } = parts
  return app.register(async (api) => {
    readBodies(api)
    boundForms(api, limits)
    limitRate(api, createRateLimiter({ limit: services.config.callsPerMinute, now: services.now }))
    identifyCallers(api, { services, identify })
    const answers = createAnswers({ maxBytes: limits.memoryBytes, now: services.now })
    for (const route of routes) registerRoute(api, route, { services, answers, auditRefusal, auditCall })
    refuseOtherMethods(api, routes)
    for (const url of ['/api', '/api/*']) api.all(url, { config: { refuses: true } }, refuseUnknown)
  })
}

function refuseUnknown(): never {
  throw new AppError('request.notFound')
}
