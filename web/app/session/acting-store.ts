import type { Bilingual } from '@qareeb/contract/locale'
import type { OwnProfile } from '@qareeb/contract/users'
import { serverClock } from '../http/server-clock.ts'
import { storageListeners } from './storage-listeners.ts'

/**
 * For which company this browser's session acts, as far as it knows: enough for the banner that stands on every page
 * while an administrator works inside a company, and for other tabs to notice that it has changed. The server decides.
 */
export type Acting = {
  /** Whose session it is; nobody else is told of it. */
  userId: string
  /** Null for who acts for none. */
  organizationId: string | null
  name: Bilingual
  /** When the impersonation ends by itself, by the clock of this device; null for members. */
  impersonatedUntil: string | null
}

/** What is kept of somebody who was just asked for. */
export const actingOf = ({
  id,
  activeOrganization: active,
}: Pick<OwnProfile, 'id' | 'activeOrganization'>): Acting => ({
  userId: id,
  organizationId: active?.organization.id ?? null,
  name: active?.organization.name ?? { ar: null, en: null },
  impersonatedUntil: active?.impersonatedUntil ? serverClock.onThisDevice(active.impersonatedUntil) : null,
})

const storageKey = 'acting-company'

/** Undefined until storage was read for the first time. */
let kept: Acting | null | undefined
const listeners = storageListeners(followOtherTabs)

/** What React listens to. */
export const actingStore = {
  subscribe: listeners.subscribe,
  read: (): Acting | null => (kept === undefined ? (kept = readStorage()) : kept),
  /** The server knows of no session. */
  readOnServer: () => null,
}

/** Keeps for which company the session acts; every tab follows. */
export function keepActing(next: Acting | null) {
  if (JSON.stringify(next) === JSON.stringify(actingStore.read())) return
  change(next)
  try {
    if (next) localStorage.setItem(storageKey, JSON.stringify(next))
    else localStorage.removeItem(storageKey)
  } catch {
    // Storage is closed to this site: this tab alone knows it then.
  }
}

function change(next: Acting | null) {
  kept = next
  listeners.tell()
}

/** A null key means that all of the storage was cleared. */
function followOtherTabs({ key }: StorageEvent) {
  if (key === null || key === storageKey) change(readStorage())
}

function readStorage(): Acting | null {
  try {
    // Written by `keepActing` alone.
    return JSON.parse(localStorage.getItem(storageKey) ?? 'null') as Acting | null
  } catch {
    return null
  }
}
