import type { FastifyInstance } from 'fastify'
import { administrationRoutes } from './administration/routes.ts'
import { analyticsRoutes } from './analytics/routes.ts'
import { registerApiDocument } from './api-document/routes.ts'
import { recordCall } from './audit/record-call.ts'
import { recordRefusal } from './audit/record-refusal.ts'
import { auditRoutes } from './audit/routes.ts'
import { blogRoutes } from './blog/routes.ts'
import { candidateRoutes } from './candidates/routes.ts'
import { favoriteRoutes } from './favorites/routes.ts'
import { fileRoutes, registerFileAddresses } from './files/routes.ts'
import type { Services } from './ground/context.ts'
import { healthRoutes } from './health/routes.ts'
import { firebaseRoutes } from './identity/firebase/routes.ts'
import { googleRoutes, registerGoogle } from './identity/google/routes.ts'
import { identityRoutes } from './identity/routes.ts'
import { secondFactorRoutes } from './identity/second-factor/routes.ts'
import { identify } from './identity/session/identify.ts'
import { jobAdRoutes } from './job-ads/routes.ts'
import { registerMailbox } from './mailbox/routes.ts'
import { organizationLocationRoutes } from './organization-locations/routes.ts'
import { organizationRoutes } from './organizations/routes.ts'
import { type Limits, limits as usualLimits } from './platform/http/load/limits.ts'
import type { Route } from './platform/http/on.ts'
import { registerApi } from './platform/http/register-api.ts'
import { createServer } from './platform/http/server.ts'
import { mountPages } from './platform/website/mount-pages.ts'
import type { Pages } from './platform/website/pages.ts'
import { searchRoutes } from './search/routes.ts'
import { teamRoutes } from './team/routes.ts'
import { userRoutes } from './users/routes.ts'
import { registerWebsite } from './website/routes.ts'

/** Every call of the API. A noun adds its list here. */
export const routes: readonly Route[] = [
  ...healthRoutes,
  ...fileRoutes,
  ...searchRoutes,
  ...jobAdRoutes,
  ...candidateRoutes,
  ...identityRoutes,
  ...userRoutes,
  ...favoriteRoutes,
  ...organizationLocationRoutes,
  ...organizationRoutes,
  ...secondFactorRoutes,
  ...googleRoutes,
  ...firebaseRoutes,
  ...administrationRoutes,
  ...analyticsRoutes,
  ...auditRoutes,
  ...teamRoutes,
  ...blogRoutes,
]

export type AppOptions = {
  /** Without pages only the API answers. */
  pages?: Pages
  limits?: Limits
}

/** The whole service, not listening yet; `close` refuses what is new and lets what runs finish. */
export async function buildApp(services: Services, options: AppOptions = {}): Promise<FastifyInstance> {
  const app = await createServer(services, options.limits ?? usualLimits)
  await registerEverything(app, services, options)
  await app.ready()
  return app
}

/** Puts every address on a server: the API and its description, what programs fetch from a site, and the pages. */
export async function registerEverything(
  app: FastifyInstance,
  services: Services,
  options: AppOptions,
): Promise<void> {
  const limits = options.limits ?? usualLimits
  const audit = { auditRefusal: recordRefusal, auditCall: recordCall }
  await registerApi(app, { services, routes, limits, identify, ...audit })
  registerApiDocument(app, services, routes)
  registerFileAddresses(app, services)
  registerGoogle(app, services)
  registerWebsite(app, services)
  registerMailbox(app, services)
  if (options.pages) await mountPages(app, { services, pages: options.pages })
}
