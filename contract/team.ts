import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { locales } from './locale.ts'
import { organizationRoles, type OrganizationRole } from './organizations.ts'
import { id, instant, queryNumber, text } from './values.ts'

/** Roles as people name them. `member` is any team member who is no administrator, so it means HR. */
export const roleNames = ['admin', 'HR', 'member'] as const
export type RoleName = (typeof roleNames)[number]

/** The role that is stored for a name of it. */
export const roleOfName = (name: RoleName): OrganizationRole => (name === 'admin' ? 'ADMIN' : 'HR')

/** How many of a team stand on one page of the list. */
export const teamPageSize = 50

export const teamStates = ['active', 'pending'] as const
export type TeamState = (typeof teamStates)[number]

/** One line of the team: a member, or an open invitation. */
export const teamUser = z.object({
  /** The id of the account, or of the invitation while it is pending. */
  id,
  state: z.enum(teamStates),
  isYou: z.boolean(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  /** From the member's profile. */
  phone: z.nullable(z.string()),
  avatarUrl: z.nullable(z.string()),
  role: z.enum(organizationRoles),
  /** The platform has disabled the account: it can do nothing, and does not count as an administrator. */
  disabled: z.boolean(),
  joinedAt: z.nullable(instant),
  /** While pending. One that has expired stays listed, to be sent again, for 30 days. */
  invitation: z.nullable(
    z.object({ sentAt: instant, expiresAt: instant, isExpired: z.boolean(), locale: z.enum(locales) }),
  ),
})
export type TeamUser = z.output<typeof teamUser>

export const listTeam = endpoint('GET', '/api/v1/user', {
  summary: 'The team of the active company and its open invitations; platform administrators name a company',
  access: 'signed-in',
  about: 'company',
  query: z.object({
    organizationId: z.optional(id),
    /** Words of a name or an e-mail address, as search folds them. */
    q: z.optional(text({ max: 100 })),
    /** `active` leaves out whose account is disabled. */
    state: z.optional(z.enum(teamStates)),
    page: z.optional(queryNumber(z.int().check(z.gte(1), z.lte(200)))),
  }),
  response: z.object({
    /** Members before invitations, each by name. */
    items: z.array(teamUser),
    /** Found by `q` and `state`, on all pages. */
    total: z.int(),
    /** Counts of the whole team without the search. */
    counts: z.object({ active: z.int(), disabled: z.int(), pending: z.int(), admins: z.int() }),
  }),
  errors: ['organization.notFound'],
})
export type Team = z.output<(typeof listTeam)['response']>

export const getTeamUser = endpoint('GET', '/api/v1/user/{id}', {
  summary: 'One user: the caller or a member of the same company; any user for platform administrators',
  access: 'signed-in',
  params: z.object({ id }),
  notFound: 'team.notFound',
  response: z.object({
    id,
    isYou: z.boolean(),
    firstName: z.string(),
    lastName: z.string(),
    email: z.string(),
    phone: z.nullable(z.string()),
    avatarUrl: z.nullable(z.string()),
    /** In the active company; null for a person outside of it. */
    role: z.nullable(z.enum(organizationRoles)),
    joinedAt: z.nullable(instant),
  }),
})

export const changeRole = endpoint('PATCH', '/api/v1/organization/users/{id}', {
  summary: 'Change the role of a member of the active company; for its administrators',
  access: 'signed-in',
  about: 'company',
  params: z.object({ id }),
  notFound: 'team.notFound',
  body: z.strictObject({ role: z.enum(roleNames) }),
  response: z.object({ id, role: z.enum(organizationRoles) }),
  errors: ['organization.notWhileImpersonating', 'request.forbidden', 'user.soleAdmin', 'request.tooMany'],
})

export const kickUser = endpoint('PATCH', '/api/v1/organization/kick-user/{id}', {
  summary:
    'Remove a member of the active company, cancel an invitation, or leave; takes effect at the next request',
  access: 'signed-in',
  about: 'company',
  params: z.object({ id }),
  notFound: 'team.notFound',
  response: z.object({ id, outcome: z.enum(['removed', 'left', 'cancelled']) }),
  errors: ['organization.notWhileImpersonating', 'request.forbidden', 'user.soleAdmin'],
})
