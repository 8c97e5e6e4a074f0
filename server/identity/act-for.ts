import type { Database } from '../platform/database/database.ts'
import { type Acting, clearActing, updateActing } from './queries/acting.ts'

/** Makes a session act for a company, as its member or, with an end, from outside. It does not check any right. */
export const actFor = (db: Database, acting: Acting): Promise<void> => updateActing(db, acting)

/** Ends acting for a company in all sessions, at their next request. */
export const endAllActingFor = (db: Database, organizationId: string): Promise<void> =>
  clearActing(db, organizationId)
