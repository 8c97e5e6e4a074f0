import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { text } from '../values.ts'

/** The applications that the deletion of a company erases. */
export const erasedApplications = z.object({
  /** All that are kept, with files, comments and notes. */
  applications: z.int(),
  /** Those without an answer. Their applicants get a mail. */
  told: z.int(),
})
export type ErasedApplications = z.output<typeof erasedApplications>

export const getOrganizationDeletion = endpoint('GET', '/api/v1/organization/deletion', {
  summary:
    'Count the applications that deleting the active company erases, and the applicants who get a mail',
  access: 'signed-in',
  about: 'company',
  response: erasedApplications,
  errors: ['organization.notWhileImpersonating', 'request.forbidden'],
})

/** The specification keeps the call under `user`: the company account is meant. */
export const deleteOrganization = endpoint('DELETE', '/api/v1/user', {
  summary: 'Delete the active company: close its ads, erase its documents and remove its team',
  access: 'signed-in',
  about: 'company',
  body: z.strictObject({
    /** The name, typed as it stands in one of the two languages. */
    name: text({ min: 1, max: 200 }),
  }),
  status: 204,
  response: z.undefined(),
  errors: [
    'organization.wrongName',
    'organization.notWhileImpersonating',
    'auth/requires-recent-login',
    'request.forbidden',
  ],
})
