import type { ErasedApplications } from '@qareeb/contract/organizations/deletion'
import { organizationRights } from '@qareeb/contract/rights/organizations'
import { countErased } from '../candidates/erase/count-erased.ts'
import type { Context } from '../ground/context.ts'
import { inCompany } from '../ground/use-case.ts'

/** The consequences for candidates that an admin sees before the active company is deleted. */
export const getOrganizationDeletion = (context: Context): Promise<ErasedApplications> =>
  inCompany(context, organizationRights.delete, ({ db, organizationId }) => countErased(db, organizationId))
