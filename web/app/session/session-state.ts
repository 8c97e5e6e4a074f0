import type { Session } from '@qareeb/contract/identity'
import type { Acting } from './acting.ts'

export type SessionUser = Session['user']

/** The stored part of a session in this browser. The refresh credential is a cookie that no script can read. */
export type KeptSession = {
  token: string
  /** Null while only the token is stored; the next refresh adds the user. */
  user: SessionUser | null
}

/** Why a session is over: by the person, by time, or because the account was disabled. */
export type EndReason = 'signed-out' | 'expired' | 'disabled'

/** The state of this tab about its user. */
export type SessionState = {
  session: KeptSession | null
  /** For which company the session acts; null for guests, and until it is known. */
  acting: Acting | null
  /** Id of the company that the page shows; the session may act for another one by now, which another tab has chosen. */
  shownCompanyId: string | null
}
