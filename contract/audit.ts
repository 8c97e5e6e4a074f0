import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { bilingual, id, instant, plainDate, queryList, text } from './values.ts'

/**
 * Everything that the audit log tells, as noun.verb. Whoever lets people do something new that matters adds it here,
 * and its sentence to `content/<locale>/phrases/audit.ts`.
 */
export const auditActions = [
  // Who came in, and who was kept out. A refused sign-in names the account where there is one, never what was typed.
  'session.signIn',
  'session.signOut',
  'session.prove',
  'session.end',
  'session.endOthers',
  /** A refresh credential came twice: it was stolen, or the answer to its first use was lost. */
  'session.reuse',
  // What became of an account.
  'user.signUp',
  'user.verifyEmail',
  'user.requestEmailChange',
  'user.changeEmail',
  'user.undoEmailChange',
  'user.changePassword',
  'user.linkGoogle',
  'user.requestPasswordReset',
  'user.resetPassword',
  'user.downloadData',
  'user.delete',
  // Changes of rights.
  'user.becomeEmployer',
  'user.becomeAdmin',
  'user.disable',
  'user.enable',
  'secondFactor.add',
  'secondFactor.remove',
  'secondFactor.renewCodes',
  'secondFactor.useRecoveryCode',
  // What became of teams; subject is the person, or the invitation.
  'team.invite',
  'team.inviteAgain',
  'team.cancelInvitation',
  'team.join',
  'team.changeRole',
  'team.remove',
  'team.leave',
  // Somebody with a session asked for what they may not do: subject is the call.
  'request.refuse',
  /** A platform administrator inside a company made a call, be it only to read: subject is the call. */
  'request.make',
  // What became of a company; each entry names it.
  'organization.create',
  'organization.update',
  'organization.sendRegistration',
  'organization.openRegistration',
  'organization.changeLogo',
  'organization.removeLogo',
  'organization.verify',
  'organization.reject',
  /** It was verified and took another name. */
  'organization.loseBadge',
  'organization.changePlan',
  'organization.askForPlan',
  'organization.downloadData',
  'organization.delete',
  /** A member changed over to it from another one, or from none. */
  'organization.switchTo',
  // What became of its branches; subject is the branch.
  'organizationLocation.add',
  'organizationLocation.update',
  'organizationLocation.remove',
  'organizationLocation.import',
  // What became of its job ads; subject is the ad.
  'jobAd.create',
  'jobAd.publish',
  'jobAd.extend',
  'jobAd.delete',
  'jobAd.update',
  'jobAd.close',
  /** A platform administrator began or ended to work inside it. */
  'organization.impersonate',
  'organization.endImpersonation',
  // Platform administrators at work: they looked into a company, its team, an account or its mails, or gave a
  // task another try.
  'organization.inspect',
  'organization.listTeam',
  'user.inspect',
  'user.search',
  'mail.search',
  'task.retry',
] as const
export type AuditAction = (typeof auditActions)[number]

export const auditOutcomes = ['done', 'refused'] as const

/** Entries of a page of the log. */
export const auditPageSize = 50

/** What an entry tells besides: never a name, an address or words of a person. */
const details = z.record(z.string(), z.union([z.string(), z.number(), z.boolean()]))

/** Somebody or something that an entry names; the name is null once it was erased. */
const named = z.object({ id, name: z.nullable(z.string()) })

/** An entry of the log as platform administrators read it. */
export const auditEntry = z.object({
  id,
  happenedAt: instant,
  action: z.enum(auditActions),
  outcome: z.enum(auditOutcomes),
  /** Null for what nobody with an account did. */
  actor: z.nullable(named),
  organization: z.nullable(z.object({ id, name: z.nullable(bilingual) })),
  /** What it was done to: an id, or a call that was refused. The name is that of a person. */
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
    /** What this person did, or what was done to them. */
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

/** An entry as the company that it is about reads it. */
export const companyAuditEntry = z.object({
  id,
  happenedAt: instant,
  action: z.enum(auditActions),
  outcome: z.enum(auditOutcomes),
  /** `platform`: somebody of the platform, whose name the company is not told. `nobody`: it happened by itself. */
  actor: z.object({ kind: z.enum(['person', 'platform', 'nobody']), name: z.nullable(z.string()) }),
  /** Whom it was done to, where that is a person who still has an account. */
  subjectName: z.nullable(z.string()),
  /** From where the company's own people did it, cut so that it names no household; of anybody else it is not told. */
  network: z.nullable(z.string()),
  /** Why somebody of the platform began to work inside the company, or rejected it. */
  reason: z.nullable(z.string()),
  requestId: z.nullable(z.string()),
  details,
})
export type CompanyAuditEntry = z.output<typeof companyAuditEntry>

export const listCompanyAudit = endpoint('GET', '/api/v1/organization/audit', {
  summary: 'What was done in the active company and by whom, the latest first; for its administrators',
  access: 'signed-in',
  about: 'company',
  query: z.strictObject({ ...days, after }),
  response: z.object({ items: z.array(companyAuditEntry), next: z.nullable(z.string()) }),
  errors: ['request.forbidden', 'organization.notWhileImpersonating'],
})
