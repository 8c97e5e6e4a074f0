import type { FastifyInstance } from 'fastify'
import { AppError } from '../../../ground/errors.ts'
import type { Route } from '../on.ts'
import { toFastifyPath } from '../register-route.ts'

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE'] as const

/** Answers 405 with the allowed methods, where an address exists but not for that method. */
export function refuseOtherMethods(app: FastifyInstance, routes: readonly Route[]) {
  const allowedByPath = new Map<string, Set<string>>()
  for (const { endpoint } of routes) {
    const path = toFastifyPath(endpoint.path)
    const allowed = allowedByPath.get(path) ?? new Set()
    allowedByPath.set(path, allowed.add(endpoint.method))
    if (endpoint.method === 'GET') allowed.add('HEAD')
  }

  for (const [url, allowed] of allowedByPath) {
    const allow = [...allowed].toSorted().join(', ')
    app.route({
      method: methods.filter((method) => !allowed.has(method)),
      url,
      config: { refuses: true },
      // Before the body is read: it would be for nothing.
      onRequest: async (_request, reply) => {
        reply.header('allow', allow)
        throw new AppError('request.methodNotAllowed')
      },
      handler: async () => undefined,
    })
  }
}
