import type { ErrorCode } from '../errors.ts'
import type { OrganizationRole } from '../organizations.ts'

/**
 * As what somebody acts in a company: as a member with a role, as a platform administrator who works inside it
 * (`impersonator`), or as one who looks at it from outside (`platform`).
 */
export type CompanyActor = OrganizationRole | 'impersonator' | 'platform'

/** Allowed, or the code of the refusal; its sentence in `content/` is the reason that a page shows. */
export type Verdict = 'allowed' | ErrorCode

/** Conditions on the caller besides a role, and the code of the refusal. */
const needs = { confirmedAddress: 'auth/unverified-email' } as const satisfies Record<string, ErrorCode>
export type Need = keyof typeof needs

/** The roles that may do one action on a company's data, and the states that allow it. */
export type Right<State extends string = never> = {
  as: Record<CompanyActor, Verdict>
  needs?: readonly Need[]
  in?: Record<State, Verdict>
}

/** The facts about the caller that rights need. */
export type Caller = { as: CompanyActor; emailVerified: boolean }

/** The code of the refusal, or null when the caller may in any state. */
export function whyNot(right: Right<string>, { as, emailVerified }: Caller): ErrorCode | null {
  const verdict = right.as[as]
  if (verdict !== 'allowed') return verdict
  return right.needs?.includes('confirmedAddress') && !emailVerified ? needs.confirmedAddress : null
}

/** The code of the refusal of a thing in this state, or null when the state allows it. */
export function whyNotIn<State extends string>(
  right: { in: Record<State, Verdict> },
  state: State,
): ErrorCode | null {
  const verdict = right.in[state]
  return verdict === 'allowed' ? null : verdict
}

/** The whole company, and a platform administrator inside it; outside of it no one. */
export const byTeam = {
  ADMIN: 'allowed',
  HR: 'allowed',
  impersonator: 'allowed',
  platform: 'organization.noneActive',
} as const satisfies Right['as']

/** Administrators of the company alone: decisions about people and about the company itself. */
export const byAdmins = {
  ADMIN: 'allowed',
  HR: 'request.forbidden',
  impersonator: 'organization.notWhileImpersonating',
  platform: 'organization.noneActive',
} as const satisfies Right['as']

/** Everybody of the company, and the platform from inside and outside. */
export const byTeamAndPlatform = {
  ...byTeam,
  platform: 'allowed',
} as const satisfies Right['as']

/** Members of the company; an administrator of the platform decides nothing for them, not even inside it. */
export const byMembers = {
  ...byTeam,
  impersonator: 'organization.notWhileImpersonating',
} as const satisfies Right['as']

/** Platform administrators alone, from outside. */
export const byPlatform = {
  ADMIN: 'request.forbidden',
  HR: 'request.forbidden',
  impersonator: 'organization.notWhileImpersonating',
  platform: 'allowed',
} as const satisfies Right['as']
