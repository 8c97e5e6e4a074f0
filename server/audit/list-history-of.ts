import type { CompanyAuditEntry } from '@qareeb/contract/audit'
import type { Database } from '../platform/database/database.ts'
import { listLog } from './queries/log.ts'
import { toCompanyEntry } from './to-entry.ts'

/** The latest entries of the log about one thing of a company, as the company reads them. */
export async function listHistoryOf(
  db: Database,
  filter: { organizationId: string; subject: string; most: number },
): Promise<CompanyAuditEntry[]> {
  return (await listLog(db, filter)).map(toCompanyEntry)
}
