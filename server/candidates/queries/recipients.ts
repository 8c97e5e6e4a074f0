import type { CandidateState, RejectionReason } from '@qareeb/contract/candidates'
import type { Bilingual, Locale } from '@qareeb/contract/locale'
import type { ErasedApplications } from '@qareeb/contract/organizations/deletion'
import { toldOfEnd } from '../../job-ads/told-of-end.ts'
import type { Database, Transaction } from '../../platform/database/database.ts'

/** A candidate as mails to them need it. */
export type Recipient = {
  candidateId: string
  organizationId: string
  jobAdId: string
  userId: string | null
  name: string
  /** As the application has it; the ticket follows from it. */
  email: string
  /** The present address of the account, else the same. */
  to: string
  locale: Locale
  isConfirmed: boolean
  title: Bilingual
  company: Bilingual
  appliedAt: Date
  /** When the ad was last opened. */
  publishedAt: Date | null
  state: CandidateState
  decidedAt: Date | null
  toldAt: Date | null
  rejectionReason: RejectionReason | null
  rejectionMessage: string | null
  promisedOn: string | null
  remindedFor: string | null
  isToldOfEnd: boolean
}

/** Everybody who can be written to: who has neither withdrawn nor been erased. */
export const recipientSource = `
  select candidate.id as "candidateId", candidate.organization_id as "organizationId", candidate.job_ad_id as "jobAdId",
    candidate.user_id as "userId", candidate.name, candidate.email, coalesce(account.email, candidate.email) as to,
    candidate.locale, candidate.confirmed_at is not null as "isConfirmed", bilingual(ad.title_ar, ad.title_en) as title,
    bilingual(company.name_ar, company.name_en) as company, candidate.applied_at as "appliedAt", ad.published_at as "publishedAt",
    candidate.state, candidate.decided_at as "decidedAt", candidate.told_at as "toldAt", candidate.rejection_reason as "rejectionReason",
    candidate.rejection_message as "rejectionMessage", candidate.promised_on as "promisedOn",
    candidate.reminded_for as "remindedFor", ${toldOfEnd} as "isToldOfEnd"
  from candidate
  join job_ad as ad on ad.id = candidate.job_ad_id
  join organization as company on company.id = candidate.organization_id
  left join user_account as account on account.id = candidate.user_id
  where candidate.withdrawn_at is null and candidate.email is not null and candidate.name is not null`

/** A candidate who has not withdrawn, locked. Needs the scope of the company. */
export async function lockRecipient(db: Transaction, candidateId: string): Promise<Recipient | undefined> {
  const [row] = await db.query<Recipient>({
    name: 'lock_recipient',
    text: `${recipientSource} and candidate.id = $1 for update of candidate`,
    values: [candidateId],
  })
  return row
}

/**
 * Candidates without a decision who got no mail about the end of the ad since it was last published. The list of ads
 * counts the same rows.
 */
const toldByClosing = `candidate.place in (0, 1)
  and (candidate.closing_told_at is null or candidate.closing_told_at < ad.published_at)`

/** The next candidates of an ad without a decision and without a mail about its end, locked. */
export const lockOpenOfAd = (
  db: Transaction,
  { jobAdId, limit }: { jobAdId: string; limit: number },
): Promise<Recipient[]> =>
  db.query<Recipient>({
    name: 'lock_open_recipients',
    text: `
    ${recipientSource} and candidate.job_ad_id = $1 and ${toldByClosing}
    order by candidate.applied_at, candidate.id limit $2 for update of candidate`,
    values: [jobAdId, limit],
  })

/** The same of ads of a company that ended by themselves in a span of time. */
export const lockOpenOfExpired = (
  db: Transaction,
  { organizationId, from, until, limit }: { organizationId: string; from: Date; until: Date; limit: number },
): Promise<Recipient[]> =>
  db.query<Recipient>({
    name: 'lock_open_recipients_of_expired',
    text: `
    ${recipientSource} and ad.organization_id = $1 and ad.status = 'published' and ad.expires_at > $2 and ad.expires_at <= $3
      and ${toldByClosing}
    order by candidate.applied_at, candidate.id limit $4 for update of candidate`,
    values: [organizationId, from, until, limit],
  })

/** Candidates who wait for an answer, or do not know yet that they were rejected. */
const toldByDeletion =
  "(candidate.state in ('new', 'in-progress') or candidate.state = 'rejected' and candidate.told_at is null)"

/** Locks the candidates who get a mail when their company is deleted. */
export const lockOpenOfCompany = (db: Transaction, organizationId: string): Promise<Recipient[]> =>
  db.query<Recipient>({
    name: 'lock_open_recipients_of_company',
    text: `
    ${recipientSource} and candidate.organization_id = $1 and ${toldByDeletion}
    order by candidate.applied_at, candidate.id for update of candidate`,
    values: [organizationId],
  })

/** Counts the applications of a company, and the mails to applicants when it is deleted. Needs its scope. */
export async function countErasedWith(db: Database, organizationId: string): Promise<ErasedApplications> {
  const [row] = await db.query<ErasedApplications>({
    name: 'count_erased_with_company',
    text: `
    select count(*)::int as applications,
      count(*) filter (where withdrawn_at is null and email is not null and name is not null and ${toldByDeletion})::int as told
    from candidate where organization_id = $1 and erased_at is null`,
    values: [organizationId],
  })
  return row ?? { applications: 0, told: 0 }
}

export type TeamMember = { userId: string; email: string; firstName: string; locale: Locale }

/** Everybody of the company of the scope who can sign in. */
export const listTeam = (db: Database, organizationId: string): Promise<TeamMember[]> =>
  db.query<TeamMember>({
    name: 'list_team_to_remind',
    text: `
    select account.id as "userId", account.email, account.first_name as "firstName", account.locale
    from organization_member as member join user_account as account on account.id = member.user_id
    where member.organization_id = $1 and account.disabled_at is null and account.email_verified_at is not null
    order by member.joined_at, account.id`,
    values: [organizationId],
  })

/** Ends the time in which an application can be undone. */
export async function endUndo(db: Transaction, candidateId: string): Promise<void> {
  await db.query({
    name: 'end_undo_of_application',
    text: 'update candidate set undo_hash = null where id = $1',
    values: [candidateId],
  })
}

export async function markReminded(
  db: Transaction,
  { candidateId, promisedOn }: { candidateId: string; promisedOn: string },
): Promise<void> {
  await db.query({
    name: 'mark_promise_reminded',
    text: 'update candidate set reminded_for = $2 where id = $1',
    values: [candidateId, promisedOn],
  })
}

export async function markClosingTold(
  db: Transaction,
  { candidateIds, at }: { candidateIds: readonly string[]; at: Date },
): Promise<void> {
  await db.query({
    name: 'mark_closing_told',
    text: 'update candidate set closing_told_at = $2 where id = any ($1::uuid[])',
    values: [candidateIds, at],
  })
}
