import type { Plan, VerificationStatus } from '@qareeb/contract/job-ads'
import { isOverdue, toldOfEnd, waitsLong } from '../../job-ads/told-of-end.ts'
import type { Database } from '../../platform/database/database.ts'

export type StatsRow = {
  active: number
  inactive: number
  draft: number
  /** Active ads that end before the moment asked for, and when the first of them does. */
  endingAds: number
  nextEnd: Date | null
  locations: number
  members: number
  pendingInvitations: number
  /** Pending ones that were sent before the moment asked for. */
  unanswered: number
  /** People with an application in this state; so are the counts below. */
  newCandidates: number
  candidatesInProgress: number
  /** New ones who applied before the moment asked for. */
  waitingLong: number
  /** Promised answers whose day has passed, those of the next days, and the first of these. */
  answersOverdue: number
  answersDue: number
  nextAnswerOn: string | null
  plan: Plan
  verificationStatus: VerificationStatus
  hasRegistration: boolean
  hasNumber: boolean
  registrationExpiresOn: string | null
  waitingSince: Date | null
  isPublic: boolean
}

/** People, as the list of applicants has them: a person is an address. */
const countsOfCandidates = `
        select count(*) filter (where is_new)::int as "newCandidates",
          count(*) filter (where is_in_progress)::int as "candidatesInProgress",
          count(*) filter (where is_waiting)::int as "waitingLong",
          count(*) filter (where is_overdue)::int as "answersOverdue",
          count(*) filter (where next_answer_on is not null)::int as "answersDue",
          min(next_answer_on) as "nextAnswerOn"
        from (
          select bool_or(place = 0 and not ${toldOfEnd}) as is_new, bool_or(place = 1) as is_in_progress,
            bool_or(${waitsLong('$5')}) as is_waiting,
            coalesce(bool_or(${isOverdue('$6')}), false) as is_overdue,
            min(promised_on) filter (where place = 1 and promised_on between $6::date and $7::date and not ${toldOfEnd})
              as next_answer_on
          from candidate where organization_id = company.id and place in (0, 1) and email is not null
          group by email) as person`

const countsOfAds = `
        select count(*) filter (where status = 'published' and expires_at > $2)::int as active,
          count(*) filter (where status = 'archived' or status = 'published' and expires_at <= $2)::int as inactive,
          count(*) filter (where status = 'draft')::int as draft,
          count(*) filter (where status = 'published' and expires_at > $2 and expires_at <= $3)::int as "endingAds",
          min(expires_at) filter (where status = 'published' and expires_at > $2 and expires_at <= $3) as "nextEnd"
        from job_ad where organization_id = company.id`

/** Counts of a company in one statement, by indexes that begin with it. */
export async function findStats(
  db: Database,
  asked: {
    organizationId: string
    now: Date
    endingBefore: Date
    sentBefore: Date
    appliedBefore: Date
    /** Riyadh dates. */
    today: string
    answersUntil: string
  },
): Promise<StatsRow | undefined> {
  const [row] = await db.query<StatsRow>({
    name: 'organization_stats',
    text: `
      select ads.*, invitations.*, candidates.*, company.plan, company.verification_status as "verificationStatus",
        private.registration_file_id is not null as "hasRegistration",
        private.registration_number is not null as "hasNumber",
        private.registration_expires_on as "registrationExpiresOn", private.waiting_since as "waitingSince",
        company.public_since is not null and company.hidden_since is null as "isPublic",
        (select count(*)::int from organization_location
          where organization_id = company.id and removed_at is null) as locations,
        (select count(*)::int from organization_member where organization_id = company.id) as members
      from organization as company
      left join organization_private as private on private.organization_id = company.id
      cross join lateral (
        ${countsOfAds}
      ) as ads
      cross join lateral (
        select count(*)::int as "pendingInvitations", count(*) filter (where sent_at <= $4)::int as unanswered
        from organization_invitation
        where organization_id = company.id and accepted_at is null and cancelled_at is null and expires_at > $2
      ) as invitations
      cross join lateral (
        ${countsOfCandidates}
      ) as candidates
      where company.id = $1 and company.erased_at is null`,
    values: [
      asked.organizationId,
      asked.now,
      asked.endingBefore,
      asked.sentBefore,
      asked.appliedBefore,
      asked.today,
      asked.answersUntil,
    ],
  })
  return row
}
