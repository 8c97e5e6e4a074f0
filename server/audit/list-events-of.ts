import type { CompanyAuditEntry } from '@qareeb/contract/audit'
import type { Database } from '../platform/database/database.ts'
import { listLog } from './queries/log.ts'
import { toCompanyEntry } from './to-entry.ts'

/** The latest that was done in a company, as it reads its log. Runs inside of the company's scope. */
export const listEventsOf = async (
  db: Database,
  about: { organizationId: string; most: number },
): Promise<CompanyAuditEntry[]> => (await listLog(db, about)).map(toCompanyEntry)
