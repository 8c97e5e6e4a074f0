import type { FastifyInstance } from 'fastify'
import type { Services } from '../../ground/context.ts'
import { AppError } from '../../ground/errors.ts'
import { createAnswers } from './answers.ts'
import { boundForms } from './bound-forms.ts'
import { type Identify, identifyCallers } from './identify-callers.ts'
import { readBodies } from './input/read-body.ts'
import { limitRate } from './load/limit-rate.ts'
import type { Limits } from './load/limits.ts'
import { createRateLimiter } from './load/rate-limiter.ts'
import type { Route } from './on.ts'
import { refuseOtherMethods } from './refusals/refuse-other-methods.ts'
import type { TellRefusal } from './refusals/tell-refusals.ts'
import { registerRoute } from './register-route.ts'
import type { TellCall } from './tell-calls.ts'

type Api = {
  services: Services
  routes: readonly Route[]
  limits: Limits
  identify: Identify
  tellRefusal: TellRefusal
  tellCall: TellCall
}

/** Puts the calls of the API on the server; an address below `/api` that is none of them answers 404 in JSON. */
export function registerApi(app: FastifyInstance, parts: Api) {
  const { services, routes, limits, identify, tellRefusal, tellCall } = parts
  return app.register(async (api) => {
    readBodies(api)
    boundForms(api, limits)
    limitRate(api, createRateLimiter({ limit: services.config.callsPerMinute, now: services.now }))
    identifyCallers(api, { services, identify })
    const answers = createAnswers({ maxBytes: limits.memoryBytes, now: services.now })
    for (const route of routes) registerRoute(api, route, { services, answers, tellRefusal, tellCall })
    refuseOtherMethods(api, routes)
    for (const url of ['/api', '/api/*']) api.all(url, { config: { refuses: true } }, refuseUnknown)
  })
}

function refuseUnknown(): never {
  throw new AppError('request.notFound')
}
