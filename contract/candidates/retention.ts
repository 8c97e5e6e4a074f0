import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { organizationBounds } from '../organizations.ts'
import { queryNumber } from '../values.ts'

const { min, max } = organizationBounds.retentionMonths

export const countErasedByRetention = endpoint('GET', '/api/v1/organization/retention', {
  summary:
    'Count the applications that the coming night erases where candidates of the active company are kept for this many months; for those who may change it',
  access: 'signed-in',
  about: 'company',
  query: z.object({ months: queryNumber(z.int().check(z.gte(min), z.lte(max))) }),
  response: z.object({ applications: z.int() }),
  errors: ['request.forbidden'],
})
