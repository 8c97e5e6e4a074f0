import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { session } from './identity.ts'
import { locales } from './locale.ts'
import { organizationRoles } from './organizations.ts'
import { phoneNumber } from './phone.ts'
import { roleNames } from './team.ts'
import { email, password, personName, signUpConsents } from './users.ts'
import { bilingual, id, instant, text } from './values.ts'

/** How long an invitation can be accepted, and how long the next mail of it waits. */
export const invitationTimes = { days: 7, resendSeconds: 60 } as const

/** The secret of an invitation as its mail carries it; names the company, so that it is looked up within its walls. */
const token = text({ min: 16, max: 200 })

/** Somebody was asked to join the active company. */
export const invitation = z.object({
  id,
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  role: z.enum(organizationRoles),
  /** Of the mail. */
  locale: z.enum(locales),
  createdAt: instant,
  expiresAt: instant,
})
export type Invitation = z.output<typeof invitation>

const adminErrors = [
  'organization.notWhileImpersonating',
  'request.forbidden',
  'auth/unverified-email',
] as const

export const inviteUser = endpoint('POST', '/api/v1/organization/invite', {
  summary: 'Invite somebody by mail; the same address gets no second invitation while one is open',
  access: 'signed-in',
  about: 'company',
  body: z.strictObject({
    email,
    firstName: personName,
    lastName: personName,
    role: z.enum(roleNames),
    /** Language of the mail; that of the call when left out. */
    locale: z.optional(z.enum(locales)),
  }),
  status: 201,
  response: invitation,
  idempotent: true,
  errors: [...adminErrors, 'team.alreadyMember', 'request.tooMany'],
})

export const sendInvitationAgain = endpoint('POST', '/api/v1/organization/invitations/{id}', {
  summary: 'Mail an invitation again, which makes it valid for another seven days; once a minute',
  access: 'signed-in',
  about: 'company',
  params: z.object({ id }),
  notFound: 'invitation.notFound',
  response: invitation,
  errors: [...adminErrors, 'invitation.used', 'invitation.cancelled', 'request.tooMany'],
})

export const cancelInvitation = endpoint('DELETE', '/api/v1/organization/invitations/{id}', {
  summary: 'Cancel an invitation; repeating it changes nothing',
  access: 'signed-in',
  about: 'company',
  params: z.object({ id }),
  notFound: 'invitation.notFound',
  status: 204,
  response: z.undefined(),
  errors: ['organization.notWhileImpersonating', 'request.forbidden', 'invitation.used'],
})

/** The invitation as its token shows it. */
export const receivedInvitation = z.object({
  organization: z.object({ id, name: bilingual, logoUrl: z.nullable(z.string()), verified: z.boolean() }),
  role: z.enum(organizationRoles),
  /** Null when the account of the inviter is gone. */
  inviterName: z.nullable(z.string()),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  locale: z.enum(locales),
  expiresAt: instant,
  /** Whether the address has an account, which is then to sign in. */
  hasAccount: z.boolean(),
})
export type ReceivedInvitation = z.output<typeof receivedInvitation>

export const invitationStates = ['valid', 'used', 'expired', 'cancelled', 'unknown'] as const

export const getInvitation = endpoint('POST', '/api/v1/invitation/state', {
  summary: 'Whether an invitation is still valid, and its contents; for callers with its token',
  access: 'everyone',
  body: z.strictObject({ token }),
  response: z.object({
    state: z.enum(invitationStates),
    /** Null when it is unknown. */
    invitation: z.nullable(receivedInvitation),
  }),
})
export type InvitationState = z.output<(typeof getInvitation)['response']>

const ended = [
  'invitation.notFound',
  'invitation.used',
  'invitation.expired',
  'invitation.cancelled',
] as const

/** The company that was joined; it is the active one of the session now. */
const joined = z.object({
  organization: z.object({ id, name: bilingual }),
  role: z.enum(organizationRoles),
})

export const acceptInvitation = endpoint('POST', '/api/v1/invitation/acceptance', {
  summary: 'Join the company, as the account of the invited address; a job seeker becomes an employer',
  access: 'signed-in',
  body: z.strictObject({ token }),
  response: joined,
  errors: [...ended, 'invitation.otherAddress', 'invitation.notForAdmins'],
})

export const registerByInvitation = endpoint('POST', '/api/v1/invitation/registration', {
  summary: 'Register the invited address, which the token proves, join the company and sign in',
  access: 'everyone',
  body: z.strictObject({
    token,
    password,
    firstName: personName,
    lastName: personName,
    phone: z.optional(phoneNumber),
    consents: signUpConsents,
  }),
  status: 201,
  response: z.extend(joined, { session }),
  errors: [
    ...ended,
    'auth/weak-password',
    'auth/email-already-in-use',
    'user.alreadySignedIn',
    'request.tooMany',
  ],
})
