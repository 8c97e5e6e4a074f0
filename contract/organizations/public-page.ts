import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { jobAdCard, organizationSummary } from '../job-ads.ts'
import { bilingual, id, latitude, longitude, text } from '../values.ts'

export const listShownOrganizations = endpoint('GET', '/api/v1/company', {
  summary: 'Verified companies that let the pages show their names and logos',
  access: 'everyone',
  response: z.object({ items: z.array(organizationSummary) }),
  cacheSeconds: 60,
})

export const getPublicOrganization = endpoint('GET', '/api/v1/company/{slug}', {
  summary: 'The public page of a company: name, verification, branches that ads name, open ads',
  access: 'everyone',
  params: z.object({ slug: text({ min: 1, max: 200 }) }),
  notFound: 'organization.notFound',
  response: z.object({
    organization: organizationSummary,
    locations: z.array(
      z.object({
        id,
        name: bilingual,
        address: bilingual,
        city: z.nullable(bilingual),
        lat: latitude,
        lng: longitude,
        openAds: z.int(),
      }),
    ),
    /** The newest; the rest by `GET /api/v1/job-ad?organization=`. */
    jobAds: z.array(jobAdCard),
    openAds: z.int(),
  }),
  cacheSeconds: 30,
})
