import * as z from 'zod/mini'
import { administrationActions } from './administration/audit-actions.ts'
import { candidateActions } from './candidates/audit-actions.ts'
import { endpoint } from './endpoint.ts'
import { sessionActions } from './identity/audit-actions.ts'
import { jobAdActions } from './job-ads/audit-actions.ts'
import { organizationLocationActions } from './organization-locations/audit-actions.ts'
import { organizationActions } from './organizations/audit-actions.ts'
import { secondFactorActions } from './second-factor/audit-actions.ts'
import { teamActions } from './team/audit-actions.ts'
import { userActions } from './users/audit-actions.ts'
import { bilingual, id, instant, plainDate, queryList, text } from './values.ts'

const requestActions = [
  /** A signed-in person asked for a forbidden call; the subject is the call. */
  'request.refuse',
  /** A platform administrator inside a company made a call, also a read: the subject is the call. */
  'request.make',
] as const

/**
 * Every action of the audit log, as noun.verb. A noun adds its list here, and a sentence for each action to
 * `content/<locale>/phrases/audit.ts`.
 */
export const auditActions = [
  ...sessionActions,
  ...userActions,
  ...secondFactorActions,
  ...teamActions,
  ...requestActions,
  ...organizationActions,
  ...organizationLocationActions,
  ...jobAdActions,
  ...candidateActions,
  ...administrationActions,
] as const
export type AuditAction = (typeof auditActions)[number]

/** Actions that change nothing: somebody looked at a company, its team or its document. */
export const readActions = [
  'organization.inspect',
  'organization.listTeam',
  'organization.openRegistration',
  'request.make',
] as const satisfies AuditAction[]

export const auditOutcomes = ['done', 'refused'] as const

/** Entries of a page of the log. */
export const auditPageSize = 50

/** Further details of an entry: never a name, an address or words of a person. */
const details = z.record(z.string(), z.union([z.string(), z.number(), z.boolean()]))

/** Somebody or something that an entry names; the name is null once it was erased. */
const named = z.object({ id, name: z.nullable(z.string()) })

/** An entry of the log as platform administrators read it. */
export const auditEntry = z.object({
  id,
  happenedAt: instant,
  action: z.enum(auditActions),
  outcome: z.enum(auditOutcomes),
  /** Null for an event without a person. */
  actor: z.nullable(named),
  organization: z.nullable(z.object({ id, name: z.nullable(bilingual) })),
  /** The id of the subject, or a refused call. The name is that of a person. */
  subject: z.nullable(z.object({ text: z.string(), name: z.nullable(z.string()) })),
  /** Cut so that it names no household. */
  network: z.nullable(z.string()),
  requestId: z.nullable(z.string()),
  /** Why somebody of the platform began to work inside the company, rejected it or disabled the account. */
  reason: z.nullable(z.string()),
  details,
})
export type AuditEntry = z.output<typeof auditEntry>

/** First and last day, in Riyadh. */
const days = { from: z.optional(plainDate), to: z.optional(plainDate) }
const after = z.optional(text({ max: 200 }))

export const listAudit = endpoint('GET', '/api/v1/admin/audit', {
  summary: 'The audit log, the latest first; for platform administrators',
  access: 'signed-in',
  query: z.strictObject({
    action: z.optional(queryList(auditActions)),
    /** Acts of this person, or acts on this person. */
    person: z.optional(id),
    organization: z.optional(id),
    outcome: z.optional(z.enum(auditOutcomes)),
    ...days,
    requestId: z.optional(text({ min: 1, max: 100 })),
    after,
  }),
  response: z.object({ items: z.array(auditEntry), next: z.nullable(z.string()) }),
  errors: ['request.forbidden', 'organization.notWhileImpersonating'],
})

/** Kinds of objects that an entry names. */
export const auditObjectKinds = ['jobAd', 'location'] as const

/** An entry as shown to the company that it concerns. */
export const companyAuditEntry = z.object({
  id,
  happenedAt: instant,
  action: z.enum(auditActions),
  outcome: z.enum(auditOutcomes),
  /** `platform`: a platform administrator, whose name the company does not get. `nobody`: a task of the system. */
  actor: z.object({ kind: z.enum(['person', 'platform', 'nobody']), name: z.nullable(z.string()) }),
  /** The name of the person it was done to, or the invited address; null once it is erased. */
  subjectName: z.nullable(z.string()),
  /**
   * The branch or the job ad that the entry is about, with its present name; for candidates the ad that they applied to.
   * Null without one, and once it is deleted.
   */
  object: z.nullable(z.object({ kind: z.enum(auditObjectKinds), id, name: bilingual })),
  /** From where the company's own people did it, cut so that it names no household; of anybody else it is not told. */
  network: z.nullable(z.string()),
  /** Why somebody of the platform began to work inside the company, or rejected it. */
  reason: z.nullable(z.string()),
  requestId: z.nullable(z.string()),
  details,
})
export type CompanyAuditEntry = z.output<typeof companyAuditEntry>

export const listCompanyAudit = endpoint('GET', '/api/v1/organization/audit', {
  summary: 'Acts in the active company with their actors, the latest first; for its administrators',
  access: 'signed-in',
  about: 'company',
  query: z.strictObject({
    /** Acts of this member of the team, or acts on this person. */
    person: z.optional(id),
    ...days,
    after,
  }),
  response: z.object({ items: z.array(companyAuditEntry), next: z.nullable(z.string()) }),
  errors: ['request.forbidden', 'organization.notWhileImpersonating'],
})

/** Actions after which an open form of company details or of a branch is no longer up to date. */
export const changingActions = [
  'organization.update',
  'organization.sendRegistration',
  'organizationLocation.update',
  'jobAd.update',
] as const satisfies AuditAction[]

export const getLastChange = endpoint('GET', '/api/v1/organization/last-change', {
  summary:
    'The last change of the active company’s details, or of one branch or job ad of it, with its author; for its team',
  access: 'signed-in',
  about: 'company',
  query: z.strictObject({
    /** A branch or job ad; left out, the details of the company. */
    id: z.optional(id),
  }),
  response: z.object({
    /** Null where nothing was changed yet. */
    change: z.nullable(z.pick(companyAuditEntry, { happenedAt: true, actor: true })),
  }),
  errors: ['request.forbidden'],
})
