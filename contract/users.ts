import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { fileClaim, ownFile } from './files.ts'
import { locales } from './locale.ts'
import { activeOrganization, membership } from './organizations.ts'
import { erasedApplications } from './organizations/deletion.ts'
import { phoneNumber } from './phone.ts'
import { bilingual, captchaAnswer, id, instant, text, withLetter, withoutAddress } from './values.ts'

/** Kinds of accounts on the platform. Registration cannot create an `admin`. */
export const userTypes = ['employer', 'job-seeker', 'admin'] as const
export type UserType = (typeof userTypes)[number]

/** Values of `?type=` in the address of the sign-up page, and the type of account that each makes. */
export const registerTypes = { personal: 'job-seeker', company: 'employer' } as const
export type RegisterType = keyof typeof registerTypes

/** Minutes and hours for which mailed links of an account are good. */
export const accountTimes = { resetLinkMinutes: 60, undoEmailHours: 72 } as const

/** The consents of a person. Terms, privacy and the declaration of age are required; news by mail is optional. */
export const consentKinds = ['terms', 'privacy', 'adult', 'news'] as const
export type ConsentKind = (typeof consentKinds)[number]

/** Version of the texts that consents point at: the date on which they came into force. */
export const legalVersion = '2026-11-28'

/** Lengths in UTF-16 units. */
export const userBounds = {
  name: { min: 1, max: 100 },
  password: { min: 8, max: 128 },
  description: { max: 2_000 },
} as const

/** An e-mail address as a person types it; compared without regard to case. */
export const email = z.email().check(z.maxLength(254))

/** Whether two addresses reach the same account: capitals do not tell them apart. */
export const isSameAddress = (one: string, other: string): boolean =>
  one.toLowerCase() === other.toLowerCase()

export const password = text(userBounds.password)

/** A first or last name: at least one letter of any script. */
export const personName = text(userBounds.name).check(
  z.refine((value) => value.trim() !== '', { params: { problem: 'required' } }),
  withLetter,
  withoutAddress,
)

const token = text({ min: 16, max: 2_000 })

/** The consents of a sign-up: required ones must be true. */
export const signUpConsents = z.strictObject({
  terms: z.literal(true),
  privacy: z.literal(true),
  adult: z.literal(true),
  news: z.boolean(),
})

/** A path of this site to come back to. Other text is ignored. */
const returnTo = z.optional(text({ max: 500 }))

export const signUp = endpoint('POST', '/api/v1/user/signup', {
  summary: 'Register; the answer is the same for known and unknown addresses, the rest comes by mail',
  access: 'everyone',
  body: z.strictObject({
    userType: z.enum(['job-seeker', 'employer']),
    email,
    password,
    firstName: personName,
    lastName: personName,
    /** Stored as +9665…, in whichever digits it was typed. */
    phone: z.optional(phoneNumber),
    consents: signUpConsents,
    /** The commercial registration, from `POST /api/v1/user/signup/file`; for employers, optional. */
    registration: z.optional(fileClaim),
    returnTo,
    /** Asked for after several registrations from the same network. */
    captcha: z.optional(captchaAnswer),
  }),
  status: 201,
  response: z.object({ status: z.literal('check-mail') }),
  idempotent: true,
  errors: [
    'auth/email-already-in-use',
    'auth/weak-password',
    'auth/captcha-required',
    'user.alreadySignedIn',
    'request.tooMany',
  ],
})

export const forgotPassword = endpoint('POST', '/api/v1/user/forgot-password', {
  summary: 'Mail a link to set a new password; the answer is the same for known and unknown addresses',
  access: 'everyone',
  body: z.strictObject({ email }),
  response: z.object({ status: z.literal('check-mail') }),
  errors: ['request.tooMany'],
})

export const requestConfirmationLink = endpoint('POST', '/api/v1/user/verification-link', {
  summary:
    'Mail the link that confirms an address again, before signing in; the answer is the same for known and unknown addresses',
  access: 'everyone',
  body: z.strictObject({ email }),
  response: z.object({ status: z.literal('check-mail'), retryAfterSeconds: z.int() }),
  errors: ['request.tooMany'],
})

export const sendConfirmationLinkAgain = endpoint('POST', '/api/v1/user/send-verification-email', {
  summary: 'Mail the link that confirms the address of the account again; once a minute',
  access: 'signed-in',
  response: z.object({ status: z.enum(['sent', 'already-verified']), retryAfterSeconds: z.int() }),
  errors: ['request.tooMany'],
})

/** The page's own user. */
export const ownProfile = z.object({
  id,
  userType: z.nullable(z.enum(userTypes)),
  email: z.string(),
  emailVerified: z.boolean(),
  /** The address that the caller asked for, while its mailed link waits to be opened. */
  pendingEmail: z.nullable(z.string()),
  firstName: z.string(),
  lastName: z.string(),
  phone: z.nullable(z.string()),
  locale: z.enum(locales),
  /** Whether the person wants mails about new candidates of their companies. */
  candidateMails: z.boolean(),
  avatarUrl: z.nullable(z.string()),
  /** Text that an application begins with. */
  description: z.string(),
  /** The CV that an application takes along. */
  file: z.nullable(ownFile),
  /** The commercial registration that an employer sent, until a company holds it. */
  verificationFile: z.nullable(ownFile),
  /** False for accounts that only ever signed in through Google. */
  hasPassword: z.boolean(),
  consents: z.array(z.object({ kind: z.enum(consentKinds), version: z.string(), givenAt: instant })),
  lastSignInAt: z.nullable(instant),
  createdAt: instant,
  /** The companies that the caller belongs to, the one chosen last first. */
  organizations: z.array(membership),
  /** The company that this session acts for; platform administrators have one while they work inside it. */
  activeOrganization: z.nullable(activeOrganization),
})
export type OwnProfile = z.output<typeof ownProfile>

export const getOwnProfile = endpoint('GET', '/api/v1/user/me', {
  summary: 'The account of the caller',
  access: 'signed-in',
  response: ownProfile,
})

export const updateOwnProfile = endpoint('PATCH', '/api/v1/user/me', {
  summary: 'Change the profile of the caller; fields that are left out stay',
  access: 'signed-in',
  body: z.strictObject({
    firstName: z.optional(personName),
    lastName: z.optional(personName),
    phone: z.optional(z.nullable(phoneNumber)),
    locale: z.optional(z.enum(locales)),
    description: z.optional(text(userBounds.description)),
    /** The CV from `POST /api/v1/user/me/file`; null takes it away. */
    file: z.optional(z.nullable(fileClaim)),
    /** News by mail, given or withdrawn. */
    news: z.optional(z.boolean()),
    /** Mails about new candidates of the companies of the caller. */
    candidateMails: z.optional(z.boolean()),
    /** A job seeker may become an employer, once. */
    becomeEmployer: z.optional(z.literal(true)),
  }),
  response: ownProfile,
  errors: ['file.notFound', 'request.forbidden', 'user.alreadyEmployer'],
})

/** Data that is deleted together with the account of the caller. */
export const accountDeletion = z.object({
  /** The companies whose only member is the caller. */
  companies: z.array(z.extend(erasedApplications, { id, name: bilingual })),
})
export type AccountDeletion = z.output<typeof accountDeletion>

export const getOwnDeletion = endpoint('GET', '/api/v1/user/me/deletion', {
  summary: 'Data that deleting the account also deletes: the companies whose only member is the caller',
  access: 'signed-in',
  response: accountDeletion,
  errors: ['user.soleAdmin'],
})

export const deleteOwnAccount = endpoint('DELETE', '/api/v1/user/me', {
  summary: 'Erase the account of the caller and all its data, at once',
  access: 'signed-in',
  status: 204,
  response: z.undefined(),
  errors: ['auth/requires-recent-login', 'user.platformAdmin', 'user.soleAdmin'],
})

export const changeOwnEmail = endpoint('PATCH', '/api/v1/user/me/email', {
  summary: 'Request another e-mail address; it takes effect once the link mailed to it was opened',
  access: 'signed-in',
  body: z.strictObject({ email, currentPassword: z.optional(text({ min: 1, max: 128 })) }),
  response: z.object({ status: z.literal('check-mail') }),
  errors: ['auth/wrong-password', 'auth/requires-recent-login', 'request.tooMany'],
})

export const sendEmailChangeAgain = endpoint('POST', '/api/v1/user/me/email-change', {
  summary: 'Mail the link that confirms the pending address again, once a minute; earlier links then end',
  access: 'signed-in',
  response: z.object({ status: z.literal('check-mail'), retryAfterSeconds: z.int() }),
  errors: ['user.noPendingEmail', 'request.tooMany'],
})

export const cancelEmailChange = endpoint('DELETE', '/api/v1/user/me/email-change', {
  summary: 'Cancel the pending change of address: its link then confirms nothing',
  access: 'signed-in',
  status: 204,
  response: z.undefined(),
})

export const confirmEmailChange = endpoint('POST', '/api/v1/user/change-email/confirmation', {
  summary:
    'Confirm the new address by the link mailed to it, in a browser that is or was signed in to the account',
  access: 'everyone',
  body: z.strictObject({ token }),
  response: z.object({ email: z.string() }),
  errors: ['auth/invalid-action-code', 'user.otherBrowser'],
})

export const undoEmailChange = endpoint('POST', '/api/v1/user/change-email/undo', {
  summary: 'Undo a change of address within 72 hours, by the link mailed to the old address',
  access: 'everyone',
  body: z.strictObject({ token }),
  response: z.object({
    email: z.string(),
    /** False if the change had not taken effect: then it was only cancelled. */
    hadChanged: z.boolean(),
    /** Sets a new password: the person who asked for the change may know the old one. */
    resetToken: z.string(),
  }),
  errors: ['auth/invalid-action-code'],
})

export const downloadOwnData = endpoint('GET', '/api/v1/user/me/data', {
  summary:
    'Everything that is stored of the caller, as one file; the bytes of their files are in it, in Base64',
  access: 'signed-in',
  response: z.record(z.string(), z.unknown()),
})
