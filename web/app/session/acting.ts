import type { Bilingual } from '@qareeb/contract/locale'
import type { OwnProfile } from '@qareeb/contract/users'
import { serverClock } from './server-clock.ts'

/**
 * The company for which this browser's session acts, as last seen: enough for the banner on every page while an
 * administrator works inside a company, and for other tabs to notice a change. The server decides.
 */
export type Acting = {
  /** The owner of the session; other people do not see it. */
  userId: string
  /** Null if the caller has no active organization. */
  organizationId: string | null
  name: Bilingual
  /** When the impersonation ends by itself, by the clock of this device; null for members. */
  impersonatedUntil: string | null
}

/** The part of a profile that is kept. */
export const actingOf = ({
  id,
  activeOrganization: active,
}: Pick<OwnProfile, 'id' | 'activeOrganization'>): Acting => ({
  userId: id,
  organizationId: active?.organization.id ?? null,
  name: active?.organization.name ?? { ar: null, en: null },
  impersonatedUntil: active?.impersonatedUntil ? serverClock.onThisDevice(active.impersonatedUntil) : null,
})
