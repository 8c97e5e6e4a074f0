import type { Database } from '../../platform/database/database.ts'
import { deleteRequests } from './queries/requests.ts'

/** Ends the sign-ins that wait for their second factor, in the transaction that sets another password: they knew the old one. */
export const forgetSignIns = (db: Database, userId: string): Promise<void> =>
  deleteRequests(db, userId, 'sign-in')
