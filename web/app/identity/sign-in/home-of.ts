import type { Paths } from '../../paths.ts'
import type { SessionUser } from '../../session/session-state.ts'

/** Where somebody begins who came from nowhere: seekers with the search, companies and administrators at their work. */
export function homeOf(user: Pick<SessionUser, 'userType'> | null | undefined, paths: Paths): string {
  if (user?.userType === 'employer') return paths.dashboard()
  return user?.userType === 'admin' ? paths.admin() : paths.home()
}
