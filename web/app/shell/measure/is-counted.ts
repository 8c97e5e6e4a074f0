import type { SessionUser } from '../../session/session-state.ts'

type Session = { user: Pick<SessionUser, 'userType'> | null }

/** Whether views of this browser count: those of platform administrators do not. */
export const isCounted = (session: Session | null): boolean => session?.user?.userType !== 'admin'
