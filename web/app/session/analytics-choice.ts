import { useStore } from '../page/use-store.ts'
import { storageListeners } from './storage-listeners.ts'

/** The consent of this browser to send statistics to PostHog. */
export type AnalyticsChoice =
  | { kind: 'open' }
  | { kind: 'declined' }
  /** `visitor`: a random number of this browser, which goes with the consent. */
  | { kind: 'allowed'; visitor: string }

const storageKey = 'analytics'
const declined = 'declined'

const open: AnalyticsChoice = { kind: 'open' }

/** Of a browser without storage, as long as the page is open. */
let unstored: string | null = null
let current: { stored: string | null; choice: AnalyticsChoice } = { stored: null, choice: open }
const listeners = storageListeners(() => listeners.tell())

/** The choice of this browser; open on the server and while it is not known. */
export const useAnalyticsChoice = (): AnalyticsChoice =>
  useStore(listeners.subscribe, readAnalyticsChoice, () => open)

/** The same outside of components; one object for one choice. */
export function readAnalyticsChoice(): AnalyticsChoice {
  const stored = readStorage()
  if (stored !== current.stored) current = { stored, choice: choiceOf(stored) }
  return current.choice
}

/** Keeps the choice. A new consent gets a new number, and a refusal leaves nothing but itself. */
export function chooseAnalytics(isAllowed: boolean): void {
  const chosen = isAllowed ? crypto.randomUUID() : declined
  unstored = chosen
  try {
    localStorage.setItem(storageKey, chosen)
  } catch {
    // Without storage it holds until the page is left.
  }
  listeners.tell()
}

function choiceOf(stored: string | null): AnalyticsChoice {
  if (stored === null) return open
  return stored === declined ? { kind: 'declined' } : { kind: 'allowed', visitor: stored }
}

function readStorage(): string | null {
  try {
    return localStorage.getItem(storageKey) ?? unstored
  } catch {
    return unstored
  }
}
