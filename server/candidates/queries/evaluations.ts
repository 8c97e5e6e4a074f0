import type { EvaluationState } from '@qareeb/contract/candidates/evaluation'
import type { WorkMode } from '@qareeb/contract/job-ads'
import type { Requirements } from '@qareeb/contract/job-ads/job-ad-content'
import type { Database, Transaction } from '../../platform/database/database.ts'
import type { StoredReason } from '../evaluation/match-requirements.ts'
import type { OwnCandidate } from './one-candidate.ts'

/** Increased with a change of the rules: earlier matches are outdated then, and computed again when requested. */
const rules = 'rules 2'

/** An application with the requirements of its ad. */
export type EvaluatedApplication = {
  candidateId: string
  jobAdId: string
  organizationId: string
  appliedAt: Date
  message: string
  distanceKm: number | null
  requirements: Partial<Requirements>
  workMode: WorkMode | null
  /** Hash of what the ad asks for, and of the rules. */
  requirementsMark: string
}

/** An application with a possible match; undefined once withdrawn. Needs the scope of the company. */
export async function findEvaluatedApplication(
  db: Database,
  { candidateId, jobAdId, organizationId }: OwnCandidate,
): Promise<EvaluatedApplication | undefined> {
  const [row] = await db.query<EvaluatedApplication>({
    name: 'find_evaluated_application',
    text: `
    select candidate.id as "candidateId", candidate.job_ad_id as "jobAdId",
      candidate.organization_id as "organizationId", candidate.applied_at as "appliedAt", candidate.message, candidate.distance_km as "distanceKm",
      ad.requirements, ad.work_mode as "workMode",
      md5(ad.requirements::text || coalesce(ad.work_mode::text, '') || '${rules}') as "requirementsMark"
    from candidate join job_ad as ad on ad.id = candidate.job_ad_id
    where candidate.id = $1 and candidate.job_ad_id = $2 and candidate.organization_id = $3
      and candidate.withdrawn_at is null and candidate.erased_at is null`,
    values: [candidateId, jobAdId, organizationId],
  })
  return row
}

/** Whether an ad of the company has this candidate, withdrawn or not. */
export async function isCandidateOf(
  db: Database,
  { candidateId, jobAdId, organizationId }: OwnCandidate,
): Promise<boolean> {
  const found = await db.query({
    name: 'is_candidate_of',
    text: 'select from candidate where id = $1 and job_ad_id = $2 and organization_id = $3',
    values: [candidateId, jobAdId, organizationId],
  })
  return found.length > 0
}

export type StoredEvaluation = {
  requirementsMark: string
  fileId: string | null
  state: EvaluationState
  reasons: StoredReason[]
  evaluatedAt: Date
}

/** The evaluation of an application. Needs the scope of either party. */
export async function findEvaluation(
  db: Database,
  candidateId: string,
): Promise<StoredEvaluation | undefined> {
  const [row] = await db.query<StoredEvaluation>({
    name: 'find_evaluation',
    text: `
    select requirements_mark as "requirementsMark", file_id as "fileId", state, reasons, evaluated_at as "evaluatedAt"
    from candidate_evaluation where candidate_id = $1`,
    values: [candidateId],
  })
  return row
}

/** Locks an application. @returns false when it was withdrawn or sent again since it was read */
export async function lockEvaluated(
  db: Transaction,
  { candidateId, appliedAt }: Pick<EvaluatedApplication, 'candidateId' | 'appliedAt'>,
): Promise<boolean> {
  const found = await db.query({
    name: 'lock_evaluated_application',
    text: 'select from candidate where id = $1 and applied_at = $2 and withdrawn_at is null for update',
    values: [candidateId, appliedAt],
  })
  return found.length > 0
}

/** Stores an evaluation and its number. The application is locked. Needs the scope of the company. */
export async function saveEvaluation(
  db: Transaction,
  candidateId: string,
  { score, ...evaluation }: StoredEvaluation & { score: number | null },
): Promise<void> {
  await db.query({
    name: 'save_match_score',
    text: 'update candidate set match_score = $2 where id = $1',
    values: [candidateId, score],
  })
  await db.query({
    name: 'save_evaluation',
    text: `
    insert into candidate_evaluation (candidate_id, organization_id, requirements_mark, file_id, state, reasons, evaluated_at)
    select id, organization_id, $2, $3, $4, $5::jsonb, $6 from candidate where id = $1
    on conflict (candidate_id) do update set requirements_mark = excluded.requirements_mark,
      file_id = excluded.file_id, state = excluded.state, reasons = excluded.reasons,
      evaluated_at = excluded.evaluated_at`,
    values: [
      candidateId,
      evaluation.requirementsMark,
      evaluation.fileId,
      evaluation.state,
      JSON.stringify(evaluation.reasons),
      evaluation.evaluatedAt,
    ],
  })
}

/** Deletes an evaluation whose file or message is gone. Needs the scope of either party. */
export async function deleteEvaluation(db: Transaction, candidateId: string): Promise<void> {
  await db.query({
    name: 'delete_evaluation',
    text: 'delete from candidate_evaluation where candidate_id = $1',
    values: [candidateId],
  })
  await db.query({
    name: 'delete_match_score',
    text: 'update candidate set match_score = null where id = $1 and match_score is not null',
    values: [candidateId],
  })
}
