import type { FastifyInstance } from 'fastify'
import { recordCall } from '../audit/record-call.ts'
import { recordRefusal } from '../audit/record-refusal.ts'
import { identify } from '../identity/session/identify.ts'
import type { Identify } from '../platform/http/identify-callers.ts'
import type { Route } from '../platform/http/on.ts'
import { registerApi } from '../platform/http/register-api.ts'
import { createServer } from '../platform/http/server.ts'
import { type TestAppOptions, testLimits, testServices } from './test-app.ts'

export type Probe = { app: FastifyInstance; logged: string[] }

/** `identify` names the caller, where a test has no account. */
type ProbeOptions = TestAppOptions & { identify?: Identify }

/** A server with a few endpoints made up by a test, to see what the platform does to every endpoint. */
export async function openProbe(routes: Route[], options: ProbeOptions = {}): Promise<Probe> {
  const { services, logged } = testServices(options)
  const all = { ...testLimits, ...options.limits }
  const app = await createServer(services, all)
  await registerApi(app, {
    services,
    routes,
    limits: all,
    identify: options.identify ?? identify,
    auditRefusal: recordRefusal,
    auditCall: recordCall,
  })
  await app.ready()
  return { app, logged }
}

/** Listens on a free port of this machine and gives it. */
export async function listenAnywhere(app: FastifyInstance): Promise<number> {
  const address = await app.listen({ host: '127.0.0.1', port: 0 })
  return Number(new URL(address).port)
}
