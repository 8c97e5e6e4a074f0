import type { ErasedApplications } from '@qareeb/contract/organizations'
import type { Database } from '../../platform/database/database.ts'
import { countErasedWith } from '../queries/recipients.ts'

/** The applications that the deletion of a company erases, and the applicants who are told. Needs the scope of the company. */
export const countErased = (db: Database, organizationId: string): Promise<ErasedApplications> =>
  countErasedWith(db, organizationId)
