import { type AuditEntry, readActions } from '@qareeb/contract/audit'
import type { Database } from '../platform/database/database.ts'
import { listLog } from './queries/log.ts'
import { toEntry } from './to-entry.ts'

/** The latest changes of a company, as platform administrators read them. Runs inside of the company's scope. */
export const listLatestChangesOf = async (
  db: Database,
  about: { organizationId: string; most: number },
): Promise<AuditEntry[]> => (await listLog(db, { ...about, exceptActions: readActions })).map(toEntry)
