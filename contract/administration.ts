import * as z from 'zod/mini'
import { auditEntry } from './audit.ts'
import { endpoint } from './endpoint.ts'
import { plans, verificationStatuses } from './job-ads.ts'
import { locales } from './locale.ts'
import { organizationRoles } from './organizations.ts'
import { email, userTypes } from './users.ts'
import { bilingual, id, instant, latitude, longitude, plainDate, text } from './values.ts'

/**
 * Refusals of every call of administration: it is for platform administrators who work inside no company. The list of
 * companies alone, by which they go on to the next, is for those inside one too.
 */
export const refusedToOthers = ['request.forbidden', 'organization.notWhileImpersonating'] as const

const errors = refusedToOthers

/** Lists for platform administrators. `waiting`: the platform owes an answer; the longest wait comes first. */
export const companyLists = ['waiting', 'verified', 'rejected', 'all'] as const
export type CompanyList = (typeof companyLists)[number]

export const administrationBounds = {
  search: { max: 100 },
  /** Why an account was disabled; the person reads it. */
  reason: { min: 3, max: 500 },
  pageSize: 20,
} as const

const q = z.optional(text(administrationBounds.search))
const after = z.optional(text({ max: 200 }))

/** The kind of file of a registration, which decides how quickly it is checked. */
export const registrationTypes = ['pdf', 'word', 'photo'] as const
export type RegistrationType = (typeof registrationTypes)[number]

/** A company in the lists of platform administrators. */
export const listedCompany = z.object({
  id,
  slug: z.string(),
  name: bilingual,
  verificationStatus: z.enum(verificationStatuses),
  plan: z.enum(plans),
  createdAt: instant,
  /** The moment since which the platform owes an answer; null when it owes none. */
  waitingSince: z.nullable(instant),
  hasRegistration: z.boolean(),
  /** Null without a registration. */
  registrationType: z.nullable(z.enum(registrationTypes)),
  /** Last day of the registration; Riyadh date. */
  registrationExpiresOn: z.nullable(z.iso.date()),
})
export type ListedCompany = z.output<typeof listedCompany>

export const listOrganizations = endpoint('GET', '/api/v1/admin/organizations', {
  summary:
    'Companies by state, with search by name in both languages or by registration number; those that wait longest come first',
  access: 'signed-in',
  query: z.strictObject({ list: z.optional(z.enum(companyLists)), q, after }),
  response: z.object({
    items: z.array(listedCompany),
    next: z.nullable(z.string()),
    /** Companies that wait for an answer; counted for the first page of a list alone, and not for a search. */
    waiting: z.nullable(z.int()),
  }),
  errors: ['request.forbidden'],
})

/** A company that has something in common with another. */
const otherCompany = z.object({ id, name: bilingual, verificationStatus: z.enum(verificationStatuses) })
export type OtherCompany = z.output<typeof otherCompany>

/** Facts that the server has checked, beside the document of a company. They inform and never block a decision. */
export const verificationFacts = z.object({
  registrationNumber: z.nullable(z.string()),
  /** The first ten other companies with that number, by age. */
  sameNumber: z.array(otherCompany),
  /** The first ten other companies with a name of the same words, apart from spelling, order and legal form, by age. */
  namedAlike: z.array(otherCompany),
  /** The administrator who joined first; null where there is none. */
  owner: z.nullable(
    z.object({
      firstName: z.string(),
      lastName: z.string(),
      emailVerified: z.boolean(),
      mailDomain: z.string(),
    }),
  ),
})
export type VerificationFacts = z.output<typeof verificationFacts>

export const inspectOrganization = endpoint('GET', '/api/v1/admin/organizations/{id}', {
  summary: 'A company as its team sees it: people, branches, ads, latest entries of the log; audited',
  access: 'signed-in',
  params: z.object({ id }),
  notFound: 'organization.notFound',
  response: z.object({
    company: listedCompany,
    /** The latest rejection, while it holds. */
    rejection: z.nullable(z.object({ reason: z.string(), at: instant })),
    planInterest: z.nullable(z.object({ plan: z.enum(plans), at: instant })),
    facts: verificationFacts,
    /** Counts of all entries; the lists below hold the first two hundred. */
    counts: z.object({ members: z.int(), invitations: z.int() }),
    members: z.array(
      z.object({
        id,
        firstName: z.string(),
        lastName: z.string(),
        email: z.string(),
        phone: z.nullable(z.string()),
        role: z.enum(organizationRoles),
        disabled: z.boolean(),
        joinedAt: instant,
      }),
    ),
    /** Those that still hold. */
    invitations: z.array(
      z.object({
        id,
        email: z.string(),
        role: z.enum(organizationRoles),
        createdAt: instant,
        expiresAt: instant,
      }),
    ),
    /** The first hundred by age, and how many there are. */
    locations: z.object({
      items: z.array(z.object({ id, name: bilingual, address: bilingual, lat: latitude, lng: longitude })),
      total: z.int(),
    }),
    /** The latest twenty, and how many there are in each state. */
    jobAds: z.object({
      items: z.array(
        z.object({
          id,
          title: bilingual,
          state: z.enum(['draft', 'active', 'inactive', 'expired']),
          createdAt: instant,
        }),
      ),
      active: z.int(),
      inactive: z.int(),
      draft: z.int(),
    }),
    audit: z.array(auditEntry),
  }),
  errors: errors,
})
export type InspectedCompany = z.output<typeof inspectOrganization.response>

export const appointAdmin = endpoint('PUT', '/api/v1/admin/organizations/{id}/members/{userId}', {
  summary:
    'Make a member the administrator of a company whose administrators are all disabled or gone; the member gets a mail',
  access: 'signed-in',
  params: z.object({ id, userId: id }),
  notFound: 'organization.notFound',
  body: z.strictObject({ role: z.literal('ADMIN') }),
  response: z.object({ id, role: z.literal('ADMIN') }),
  errors: [...errors, 'team.notFound', 'organization.hasAdmin', 'request.tooMany'],
})

/** An account as platform administrators see it. */
export const listedUser = z.object({
  id,
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  emailVerified: z.boolean(),
  userType: z.nullable(z.enum(userTypes)),
  createdAt: instant,
  lastSignInAt: z.nullable(instant),
  /** Null while the account may be used. */
  disabled: z.nullable(z.object({ at: instant, reason: z.nullable(z.string()) })),
  organizations: z.array(z.object({ id, name: bilingual, role: z.enum(organizationRoles) })),
})
export type ListedUser = z.output<typeof listedUser>

export const listUsers = endpoint('GET', '/api/v1/admin/users', {
  summary: 'Accounts, the newest first, with search by name or e-mail',
  access: 'signed-in',
  query: z.strictObject({ q, disabled: z.optional(z.literal('true')), after }),
  response: z.object({ items: z.array(listedUser), next: z.nullable(z.string()) }),
  errors,
})

export const changeUser = endpoint('PATCH', '/api/v1/admin/users/{id}', {
  summary: 'Disable an account from its next request on, or enable it; its person gets a mail',
  access: 'signed-in',
  params: z.object({ id }),
  notFound: 'user.notFound',
  body: z
    .strictObject({
      disabled: z.boolean(),
      /** Needed to disable. */
      reason: z.optional(text(administrationBounds.reason)),
    })
    .check(
      z.refine(({ disabled, reason }) => !disabled || reason !== undefined, {
        path: ['reason'],
        params: { problem: 'required' },
      }),
    ),
  response: z.extend(listedUser, {
    /** Companies whose administrators are all disabled or gone: an administrator of the platform appoints another. */
    organizationsWithoutAdmin: z.array(z.object({ id, name: bilingual })),
  }),
  errors: [...errors, 'user.ownAccount'],
})

export const deliveryStates = ['waiting', 'sent', 'refused', 'failed'] as const

/** A mail or text message, without recipient and contents. */
export const listedMessage = z.object({
  id,
  channel: z.enum(['mail', 'sms']),
  /** The kind of message, such as a confirmation link. */
  name: z.string(),
  locale: z.enum(locales),
  state: z.enum(deliveryStates),
  attempts: z.int(),
  /** Codes of the last answer of the mail server or the SMS provider. */
  answer: z.nullable(z.string()),
  createdAt: instant,
  finishedAt: z.nullable(instant),
})
export type ListedMessage = z.output<typeof listedMessage>

export const listMessages = endpoint('GET', '/api/v1/admin/mail', {
  summary:
    'Mails and text messages of the last thirty days, without recipients and contents, the latest first',
  access: 'signed-in',
  query: z.strictObject({
    state: z.optional(z.enum(deliveryStates)),
    /** Those to one address, which is compared by its hash. */
    address: z.optional(email),
    after,
  }),
  response: z.object({ items: z.array(listedMessage), next: z.nullable(z.string()) }),
  errors,
})

/** The counts of the overview. */
export const figures = z.object({
  /** `waiting`: not verified yet, and the platform owes an answer. */
  companies: z.object({
    total: z.int(),
    verified: z.int(),
    waiting: z.int(),
    withoutDocument: z.int(),
    rejected: z.int(),
  }),
  /**
   * The latest answers to companies, at most thirty, and the median of the hours for which these waited; null where none
   * is known.
   */
  decisions: z.object({ count: z.int(), medianHours: z.nullable(z.number()) }),
  /** Accounts of each of the last seven days in Riyadh, the earliest first. */
  signUps: z.array(z.object({ day: plainDate, seekers: z.int(), employers: z.int() })),
  /** Mails and text messages of the last 24 hours, and how many of them were not delivered. */
  messages: z.object({ total: z.int(), failed: z.int() }),
  /** Background tasks that are due, and since when the oldest is. */
  tasks: z.object({ waiting: z.int(), waitingSince: z.nullable(instant) }),
})
export type Figures = z.output<typeof figures>

export const getFigures = endpoint('GET', '/api/v1/admin/figures', {
  summary:
    'Companies by state, how long they waited, sign-ups of a week, messages of a day, background tasks that wait',
  access: 'signed-in',
  response: figures,
  errors,
})
