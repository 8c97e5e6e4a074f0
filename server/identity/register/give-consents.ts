import { type ConsentKind, legalVersion } from '@qareeb/contract/users'
import type { Database } from '../../platform/database/database.ts'
import { giveConsent } from '../queries/consents.ts'

/** Keeps what somebody agrees to when they register, in the transaction of that: the texts in force today. */
export async function giveConsents(
  db: Database,
  { userId, kinds, now }: { userId: string; kinds: readonly ConsentKind[]; now: Date },
): Promise<void> {
  for (const kind of kinds) await giveConsent(db, { userId, kind, version: legalVersion, now })
}
