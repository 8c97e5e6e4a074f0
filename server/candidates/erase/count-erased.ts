import type { ErasedApplications } from '@qareeb/contract/organizations/deletion'
import type { Database } from '../../platform/database/database.ts'
import { countErasedWith } from '../queries/recipients.ts'

/** Counts the applications that the deletion of a company erases, and the mails to applicants. Needs its scope. */
export const countErased = (db: Database, organizationId: string): Promise<ErasedApplications> =>
  countErasedWith(db, organizationId)
