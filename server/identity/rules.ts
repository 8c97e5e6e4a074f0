import type { UserType } from '@qareeb/contract/users'

/** Days without a visit after which a session ends by itself. */
export const sessionDays = 30

/** Days after which a session ends however often somebody comes: then they sign in again. */
export const mostSessionDays = 180

/**
 * Seconds in which the credential before the present one still gets an access token: two tabs may renew at the same
 * time, with the same cookie.
 */
export const graceSeconds = 60

/** The result for a refresh credential. */
export type RefreshVerdict =
  /** An access token, and the next credential, of this generation. */
  | { kind: 'renewed'; generation: number }
  /** An access token; the browser has been sent the next credential already. */
  | { kind: 'repeated' }
  /** Nothing: another client has used its successor. The session ends. */
  | { kind: 'reused' }

/**
 * Judges a refresh credential. The present one is renewed. The former one is valid for a moment, and later too as
 * long as its successor is unused: then the answer with it was lost, and the successor, which might be in other
 * hands, is skipped. Any other has been used twice, so one of its two users is not the person.
 */
export function judgeRefresh(session: {
  presented: number
  present: number
  refreshedAt: Date | null
  now: Date
}): RefreshVerdict {
  const { presented, present, refreshedAt, now } = session
  if (presented === present) return { kind: 'renewed', generation: present + 1 }
  if (presented !== present - 1) return { kind: 'reused' }

  const age = now.getTime() - (refreshedAt?.getTime() ?? 0)
  return age < graceSeconds * 1_000 ? { kind: 'repeated' } : { kind: 'renewed', generation: present + 2 }
}

/** The reason why a person cannot become an employer: only a job seeker may, and so only once. */
export function refusalOfBecomingEmployer(
  userType: UserType | null,
): 'user.alreadyEmployer' | 'request.forbidden' | undefined {
  if (userType === 'job-seeker') return undefined
  return userType === 'employer' ? 'user.alreadyEmployer' : 'request.forbidden'
}
