import type { CandidateState, CandidateStep, RejectionReason } from '@qareeb/contract/candidates'
import type { Bilingual, Locale } from '@qareeb/contract/locale'
import { toldOfEnd } from '../../job-ads/told-of-end.ts'

/** A candidate in a list of the team. */
export type ListedRecord = {
  id: string
  organizationId: string
  jobAdId: string
  version: number
  name: string | null
  email: string | null
  phone: string | null
  isConfirmed: boolean
  appliedAt: Date
  state: CandidateState
  step: CandidateStep | null
  interviewOn: string | null
  promisedOn: string | null
  withdrawnAt: Date | null
  openedAt: Date | null
  decidedAt: Date | null
  toldAt: Date | null
  isToldOfEnd: boolean
  locationId: string
  locationName: Bilingual
  distanceKm: number | null
  hasFile: boolean
  commentCount: number
  matchScore: number | null
  /** Null also for somebody who has left the team. */
  assignee: { id: string; name: string } | null
}

/** A candidate as the team reads it. */
export type CandidateRecord = ListedRecord & {
  noteCount: number
  message: string
  locale: Locale
  rejectionReason: RejectionReason | null
  rejectionMessage: string | null
}

/** Columns of `ListedRecord`, from the tables `candidate` and `place`. */
export const listedColumns = `
  candidate.id, candidate.organization_id as "organizationId", candidate.job_ad_id as "jobAdId", candidate.version,
  candidate.name, case when candidate.withdrawn_at is null then candidate.email end as email, candidate.phone,
  candidate.confirmed_at is not null as "isConfirmed", candidate.applied_at as "appliedAt", candidate.state,
  candidate.step, candidate.interview_on as "interviewOn", candidate.promised_on as "promisedOn",
  candidate.withdrawn_at as "withdrawnAt", candidate.opened_at as "openedAt", candidate.decided_at as "decidedAt",
  candidate.told_at as "toldAt", ${toldOfEnd} as "isToldOfEnd", place.id as "locationId",
  bilingual(place.name_ar, place.name_en) as "locationName", candidate.distance_km as "distanceKm",
  exists (select from attachment where candidate_id = candidate.id) as "hasFile",
  (select count(*)::int from candidate_comment where candidate_id = candidate.id) as "commentCount",
  candidate.match_score as "matchScore",
  (select json_build_object('id', account.id, 'name', trim(concat_ws(' ', account.first_name, account.last_name)))
    from organization_member as member join user_account as account on account.id = member.user_id
    where member.organization_id = candidate.organization_id and member.user_id = candidate.assignee_id) as assignee`

/** Columns of `CandidateRecord`. A list of many has no need of the texts. */
export const candidateColumns = `${listedColumns},
  (select count(*)::int from candidate_note where candidate_id = candidate.id) as "noteCount", candidate.message,
  candidate.locale, candidate.rejection_reason as "rejectionReason", candidate.rejection_message as "rejectionMessage"`

export const placeOfCandidate =
  'join organization_location as place on place.id = candidate.organization_location_id'
