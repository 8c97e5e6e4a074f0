import type { Plan } from '@qareeb/contract/job-ads'
import { isAbove } from '@qareeb/contract/organizations'
import type { Context } from '../ground/context.ts'
import type { InCompany } from '../ground/use-case.ts'
import { listOwnNames } from './queries/list-own-names.ts'
import { listTeamJobAds } from './queries/lock-job-ad.ts'
import type { OwnJobAdRecord } from './queries/team-job-ad-row.ts'
import { type Problem, problemsOfPublishing } from './rules.ts'

/**
 * The fields that keep drafts of the company from being published, as the refusal of publishing names them.
 * @returns them by the id of the draft
 */
export async function findMissing(
  { db, organizationId, now }: InCompany<Pick<Context, 'db' | 'now'>>,
  { jobAdIds, plan }: { jobAdIds: readonly string[]; plan: Plan },
): Promise<ReadonlyMap<string, string[]>> {
  if (jobAdIds.length === 0) return new Map()
  const drafts = await listTeamJobAds(db, { organizationId, jobAdIds })
  const at = now()
  const found = drafts.map((draft) => ({ draft, problems: problemsOfPublishing(draft, at, []) }))
  // A company may have hundreds of branches; their names matter to drafts with a refused word alone.
  const names = found.some(({ problems }) => problems.some(isOfWords))
    ? await listOwnNames(db, organizationId)
    : []
  return new Map(
    found.map(({ draft, problems }) => {
      const left = problems.some(isOfWords) ? problemsOfPublishing(draft, at, names) : problems
      return [draft.id, fieldsOf(left, draft, plan)]
    }),
  )
}

const isOfWords = ({ problem }: Problem) => problem === 'selectsPeople'

function fieldsOf(problems: readonly Problem[], { adType }: OwnJobAdRecord, plan: Plan): string[] {
  const fields = new Set(problems.map(({ path }) => path))
  return [...fields, ...(isAbove(adType, plan) ? ['adType'] : [])]
}
