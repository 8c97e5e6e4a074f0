import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { organizationBounds } from '../organizations.ts'
import { queryNumber } from '../values.ts'

const { min, max } = organizationBounds.retentionMonths

export const countErasedByRetention = endpoint('GET', '/api/v1/organization/retention', {
  summary:
    'Count the applications that would be erased in the coming night if the active company kept candidates for this many months; for those who may change it',
  access: 'signed-in',
  about: 'company',
  query: z.object({ retentionMonths: queryNumber(z.int().check(z.gte(min), z.lte(max))) }),
  response: z.object({ applications: z.int() }),
  errors: ['request.forbidden'],
})
