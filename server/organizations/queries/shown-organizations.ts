import type { Database } from '../../platform/database/database.ts'
import { type CompanyRow, companyColumns } from './memberships.ts'

/**
 * Verified companies with a page for everybody and a logo that let the site show it, verified last first. The index
 * `organization_shown` holds just these.
 */
export const listShownCompanyRows = (db: Database, most: number): Promise<CompanyRow[]> =>
  db.query({
    name: 'list_shown_companies',
    text: `
      select ${companyColumns} from organization as company
      where company.verification_status = 'verified' and company.marketing_allowed
        and company.logo_file is not null and company.public_since is not null
        and company.hidden_since is null and company.erased_at is null
      order by company.verified_at desc, company.id limit $1`,
    values: [most],
  })
