import type { CandidateState } from '@qareeb/contract/candidates'
import type { Bilingual } from '@qareeb/contract/locale'
import { toldOfEnd } from '../../job-ads/told-of-end.ts'
import type { Database, Transaction } from '../../platform/database/database.ts'
import { candidateColumns, type CandidateRecord, placeOfCandidate } from './candidate-row.ts'

/** A candidate, and the ad and company that they have to belong to. */
export type OwnCandidate = { organizationId: string; jobAdId: string; candidateId: string }

const where = 'where candidate.id = $1 and candidate.job_ad_id = $2 and candidate.organization_id = $3'

const valuesOf = ({ candidateId, jobAdId, organizationId }: OwnCandidate) => [
  candidateId,
  jobAdId,
  organizationId,
]

/** One candidate of an ad. Needs the scope of the company. */
export async function findCandidate(db: Database, own: OwnCandidate): Promise<CandidateRecord | undefined> {
  const [row] = await db.query<CandidateRecord>({
    name: 'find_candidate',
    text: `select ${candidateColumns} from candidate ${placeOfCandidate} ${where}`,
    values: valuesOf(own),
  })
  return row
}

/** The same, locked until the transaction ends. */
export async function lockCandidate(
  db: Transaction,
  own: OwnCandidate,
): Promise<CandidateRecord | undefined> {
  const [row] = await db.query<CandidateRecord>({
    name: 'lock_candidate',
    text: `select ${candidateColumns} from candidate ${placeOfCandidate} ${where} for update of candidate`,
    values: valuesOf(own),
  })
  return row
}

/** Whether an ad with published candidates is the company's; a draft has none. */
export async function isAdOf(
  db: Database,
  { jobAdId, organizationId }: { jobAdId: string; organizationId: string },
): Promise<boolean> {
  const found = await db.query({
    name: 'is_job_ad_of',
    text: 'select from job_ad where id = $1 and organization_id = $2',
    values: [jobAdId, organizationId],
  })
  return found.length > 0
}

/** Notes that the team has opened an application. @returns true the first time */
export async function markOpened(
  db: Transaction,
  { candidateId, at }: { candidateId: string; at: Date },
): Promise<boolean> {
  const opened = await db.query({
    name: 'mark_candidate_opened',
    text: `
    update candidate set opened_at = $2 where id = $1 and opened_at is null and withdrawn_at is null returning id`,
    values: [candidateId, at],
  })
  return opened.length > 0
}

export type RelatedRow = {
  candidateId: string
  jobAdId: string
  title: Bilingual
  appliedAt: Date
  state: CandidateState
  isToldOfEnd: boolean
  withdrawnAt: Date | null
}

const related = `
  select candidate.id as "candidateId", candidate.job_ad_id as "jobAdId", bilingual(ad.title_ar, ad.title_en) as title,
    candidate.applied_at as "appliedAt", candidate.state, ${toldOfEnd} as "isToldOfEnd",
    candidate.withdrawn_at as "withdrawnAt"
  from candidate join job_ad as ad on ad.id = candidate.job_ad_id`

/** Applications of the same address to other ads of the company, the latest first. */
export const listPrevious = (db: Database, own: OwnCandidate): Promise<RelatedRow[]> =>
  db.query<RelatedRow>({
    name: 'list_previous_applications',
    text: `
    ${related}
    where candidate.organization_id = $3 and candidate.job_ad_id <> $2
      and candidate.email = (select email from candidate where id = $1)
    order by candidate.applied_at desc, candidate.id limit 20`,
    values: valuesOf(own),
  })

/** Other candidates of the ad with the same phone or name. */
export const listDuplicates = (
  db: Database,
  { own, phone, name }: { own: OwnCandidate; phone: string | null; name: string },
): Promise<RelatedRow[]> =>
  db.query<RelatedRow>({
    name: 'list_duplicate_candidates',
    text: `
    ${related}
    where candidate.job_ad_id = $2 and candidate.organization_id = $3 and candidate.id <> $1
      and candidate.id in (select candidate_id from candidate_word where job_ad_id = $2
        and word in (ltrim($4, '+'), split_part(fold($5), ' ', 1)))
      and (candidate.phone = $4 or fold(candidate.name) = fold($5))
    order by candidate.applied_at desc, candidate.id limit 10`,
    values: [...valuesOf(own), phone, name],
  })
