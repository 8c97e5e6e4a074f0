import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { fileBounds, fileClaim, ownFile } from './files.ts'
import { organizationSummary, type Plan, plans, verificationStatuses } from './job-ads.ts'
import { newRegistrationNumber, registrationNumber } from './organizations/registration-number.ts'
import { bilingual, id, instant, plainDate, text, withLetter, withoutAddress } from './values.ts'

/** The role of a person in a company. `member`, as input, means HR. */
export const organizationRoles = ['ADMIN', 'HR'] as const
export type OrganizationRole = (typeof organizationRoles)[number]

/** Lengths in UTF-16 units. */
export const organizationBounds = {
  name: { min: 2, max: 120 },
  reason: { min: 3, max: 500 },
  rejectionReason: { min: 3, max: 2_000 },
  /** Months for which data of candidates are kept after an ad has closed. */
  retentionMonths: { min: 1, max: 12 },
} as const

/** Ads that may be open at the same time; null is without limit. */
export const openAdsOf = { free: 10, advanced: 50, premium: null } as const

/** Whether a plan lets a company do more than its present one. */
export const isAbove = (plan: Plan, present: Plan): boolean => plans.indexOf(plan) > plans.indexOf(present)

/** Minutes after which an impersonation ends by itself. */
export const impersonationMinutes = 30

const name = text(organizationBounds.name).check(
  z.refine((value) => value.trim().length >= organizationBounds.name.min, {
    params: { problem: 'tooShort', limit: organizationBounds.name.min },
  }),
  withLetter,
  withoutAddress,
)

/** A company's name: in Arabic, in English or in both, with at least one letter in each. */
export const organizationName = z
  .strictObject({ ar: z.nullable(name), en: z.nullable(name) })
  .check(
    z.refine(({ ar, en }) => ar !== null || en !== null, { path: ['ar'], params: { problem: 'required' } }),
  )

/** A company as the company switch shows it to a member. */
export const membership = z.object({
  organization: z.extend(organizationSummary, {
    verificationStatus: z.enum(verificationStatuses),
    plan: z.enum(plans),
  }),
  role: z.enum(organizationRoles),
})
export type Membership = z.output<typeof membership>

/** For which company the caller acts in this session. `impersonatedUntil` is null for members. */
export const activeOrganization = z.extend(membership, {
  impersonatedUntil: z.nullable(instant),
  /** Whether the number of its commercial registration is known; publishing needs it. */
  hasRegistrationNumber: z.boolean(),
})
export type ActiveOrganization = z.output<typeof activeOrganization>

/** Platform administrators name the company; company roles may leave it out or name their active one. */
const whichOrganization = z.object({ organizationId: z.optional(id) })

/** A company as its team and platform administrators see it. */
export const organization = z.object({
  id,
  slug: z.string(),
  name: bilingual,
  logoUrl: z.nullable(z.string()),
  plan: z.enum(plans),
  verificationStatus: z.enum(verificationStatuses),
  verifiedAt: z.nullable(instant),
  /** Why it was rejected last; null once a new document was sent or it was verified. */
  rejection: z.nullable(z.object({ reason: z.string(), at: instant })),
  /**
   * The moment since which the platform owes an answer, also about a new document of a verified company; null when
   * it owes none.
   */
  waitingSince: z.nullable(instant),
  /** The commercial registration. Its address comes from `GET /api/v1/organization/file`, which is audited. */
  registration: z.nullable(z.omit(ownFile, { downloadUrl: true })),
  /** Last day of the registration; Riyadh date. */
  registrationExpiresOn: z.nullable(z.iso.date()),
  /** Ten digits of the registration; null until the company tells them. */
  registrationNumber: z.nullable(registrationNumber),
  marketingAllowed: z.boolean(),
  retentionMonths: z.int(),
  /** The plan in which the company is interested. */
  planInterest: z.nullable(z.enum(plans)),
  /** Whether the page `/companies/{slug}` exists for everybody. */
  isPublic: z.boolean(),
  createdAt: instant,
  /** An edit names the version that it saw. */
  version: z.int(),
})
export type Organization = z.output<typeof organization>

export const getOrganization = endpoint('GET', '/api/v1/organization', {
  summary: 'The active company of the caller; platform administrators name one',
  access: 'signed-in',
  about: 'company',
  query: whichOrganization,
  response: organization,
  errors: ['organization.notFound'],
})

export const updateOrganization = endpoint('PATCH', '/api/v1/organization', {
  summary:
    'Change a company; fields that are left out stay. Verification and plan are for platform administrators',
  access: 'signed-in',
  about: 'company',
  query: whichOrganization,
  body: z.strictObject({
    /** Of the company as it was read; needed to change its name or anything of its registration. */
    version: z.optional(z.int()),
    /** Another name ends the verification of a company until platform administrators have checked it again. */
    name: z.optional(organizationName),
    /** A new document: it waits for platform administrators, and the company with it unless it is verified. */
    registration: z.optional(fileClaim),
    registrationExpiresOn: z.optional(z.nullable(plainDate)),
    /**
     * Another number in the place of the stored one ends the verification like another name; the first one does not.
     * Null is refused while ads are open.
     */
    registrationNumber: z.optional(z.nullable(newRegistrationNumber)),
    marketingAllowed: z.optional(z.boolean()),
    retentionMonths: z.optional(
      z
        .int()
        .check(z.gte(organizationBounds.retentionMonths.min), z.lte(organizationBounds.retentionMonths.max)),
    ),
    verificationStatus: z.optional(z.enum(['verified', 'rejected'])),
    /** When it counts from, not before the company was created and not later than today; now when left out. */
    verifiedDate: z.optional(plainDate),
    /** Needed to reject; the company reads it. */
    rejectionReason: z.optional(text(organizationBounds.rejectionReason)),
    plan: z.optional(z.enum(plans)),
  }),
  response: organization,
  errors: [
    'organization.notFound',
    'organization.changedMeanwhile',
    'organization.numberNeeded',
    'organization.notWhileImpersonating',
    'request.forbidden',
    'file.notFound',
    'file.infected',
  ],
})

export const openRegistration = endpoint('GET', '/api/v1/organization/file', {
  summary: 'A signed address of the commercial registration, for five minutes; each call is audited',
  access: 'signed-in',
  about: 'company',
  query: whichOrganization,
  response: ownFile,
  errors: ['organization.notFound', 'file.notFound', 'file.inQuarantine', 'file.infected'],
})

export const getOrganizationStats = endpoint('GET', '/api/v1/organization/stats', {
  summary: 'Counts of a company and its open items of today',
  access: 'signed-in',
  about: 'company',
  query: whichOrganization,
  response: z.object({
    jobAds: z.object({ active: z.int(), inactive: z.int(), draft: z.int() }),
    locations: z.int(),
    members: z.int(),
    pendingInvitations: z.int(),
    /** People who applied to any ad, counted once for each mail address. Platform administrators who look from outside see none. `waitingLong` also counts as new. */
    candidates: z.object({ new: z.int(), inProgress: z.int(), waitingLong: z.int() }),
    /** `limit` is null without one. */
    plan: z.object({ name: z.enum(plans), openAds: z.int(), limit: z.nullable(z.int()) }),
    /** The same count as in the company itself; tasks of others are not due from it. */
    waitingSince: z.nullable(instant),
    isPublic: z.boolean(),
    /** The most pressing first. */
    due: z.array(
      z.object({
        kind: z.enum([
          'registration-missing',
          /** The document is there without its number, which publishing needs. */
          'registration-number-missing',
          'registration-rejected',
          'registration-expiring',
          'registration-expired',
          'invitations-unanswered',
          'job-ads-expiring',
          /** New candidates without an answer for more than seven days. */
          'candidates-waiting',
          /** Promised answers whose day has passed, and those of the next seven days. */
          'answers-overdue',
          'answers-due',
        ]),
        /** How many, where there may be several. */
        count: z.int(),
        /** The day that matters, where there is one; Riyadh date. */
        on: z.nullable(z.iso.date()),
      }),
    ),
  }),
  errors: ['organization.notFound'],
})

export const createOrganization = endpoint('POST', '/api/v1/organization/create', {
  summary: 'Register a company; the caller becomes its administrator, and it becomes the active one',
  access: 'signed-in',
  body: z.strictObject({
    name: organizationName,
    /** The commercial registration from `POST /api/v1/user/me/file`; the one sent at sign-up is taken otherwise. */
    registration: z.optional(fileClaim),
    registrationExpiresOn: z.optional(plainDate),
    registrationNumber: z.optional(newRegistrationNumber),
  }),
  status: 201,
  response: organization,
  idempotent: true,
  errors: ['user.employerRequired', 'file.notFound', 'request.tooMany'],
})

export const changeLogo = endpoint('PATCH', '/api/v1/organization/avatar', {
  summary: 'Change the logo of the active company; it is re-encoded as a square',
  access: 'signed-in',
  about: 'company',
  multipart: { maxBytes: fileBounds.pictureBytes },
  body: z.strictObject({ avatar: z.file() }),
  response: z.object({ logoUrl: z.string() }),
  errors: [
    'file.tooLarge',
    'file.empty',
    'file.wrongType',
    'file.damaged',
    'request.tooMany',
    'server.unavailable',
  ],
})

export const removeLogo = endpoint('DELETE', '/api/v1/organization/avatar', {
  summary: 'Remove the logo of the active company',
  access: 'signed-in',
  about: 'company',
  status: 204,
  response: z.undefined(),
})

export const activateOrganization = endpoint('POST', '/api/v1/organization/{id}/activate', {
  summary:
    'Make a company the active one of this session; for platform administrators the start of an impersonation',
  access: 'signed-in',
  params: z.object({ id }),
  notFound: 'organization.notFound',
  body: z.strictObject({
    /** Needed from platform administrators; the company can read it. */
    reason: z.optional(text(organizationBounds.reason)),
  }),
  response: activeOrganization,
})

export const endActivation = endpoint('DELETE', '/api/v1/organization/activation', {
  summary: 'End the impersonation; for members nothing changes',
  access: 'signed-in',
  status: 204,
  response: z.undefined(),
})

export const askForPlan = endpoint('POST', '/api/v1/organization/plan-interest', {
  summary: 'Register interest in a higher plan; the last registration counts',
  access: 'signed-in',
  about: 'company',
  body: z.strictObject({ plan: z.enum(plans) }),
  response: z.object({ plan: z.enum(plans), askedAt: instant }),
  errors: ['organization.notWhileImpersonating', 'request.tooMany'],
})

export const downloadOrganizationData = endpoint('GET', '/api/v1/organization/data', {
  summary:
    'Everything that is stored of the active company, as one file; for its administrators. `truncated` names lists cut after 10,000 entries',
  access: 'signed-in',
  about: 'company',
  response: z.record(z.string(), z.unknown()),
  errors: ['organization.notWhileImpersonating', 'request.forbidden', 'request.tooMany'],
})
