import type { CompanyAuditEntry } from '@qareeb/contract/audit'
import {
  getDashboardJobAd,
  listJobAdHistory,
  type PlanUse,
  type TeamJobAd,
} from '@qareeb/contract/job-ads/job-ad-life'
import { useQueryOf } from '../../data/use-query-of.ts'
import { ApiError } from '../../http/api.ts'
import { type OtherCompany, readOtherCompany } from './read-other-company.ts'

/** An ad of the company with the use of its plan and its history, the latest first. */
export type OwnJobAd = {
  team: TeamJobAd
  plan: PlanUse
  /** How many candidates closing the ad writes to. */
  openCandidates: number
  history: CompanyAuditEntry[]
}

export type FoundJobAd =
  | { kind: 'own'; jobAd: OwnJobAd }
  | { kind: 'other'; company: OtherCompany }
  | { kind: 'none' }
  | { kind: 'waiting'; failure: string | null; reload: () => void }

/** Finds an ad of the active company; an ad that it does not have is an answer as well. */
export function useOwnJobAd(id: string): FoundJobAd {
  const history = useQueryOf(listJobAdHistory, { params: { id } })
  // The call for the history renews a session that has grown old; the public call after it would go without.
  const isAnswered = history.data !== null || isNotFound(history.cause)
  const jobAd = useQueryOf(getDashboardJobAd, isAnswered ? { params: { id } } : null)

  const company = readOtherCompany(jobAd.cause)
  if (company) return { kind: 'other', company }
  if (isNotFound(jobAd.cause)) return { kind: 'none' }
  if (!jobAd.data) {
    const { failure, reload } = isAnswered ? jobAd : history
    return { kind: 'waiting', failure, reload }
  }
  const { team, plan, openCandidates } = jobAd.data
  if (!team || !plan) return { kind: 'none' }
  return {
    kind: 'own',
    jobAd: { team, plan, openCandidates: openCandidates ?? 0, history: history.data?.items ?? [] },
  }
}

/** 400: the address holds no id at all. */
const isNotFound = (error: unknown) =>
  error instanceof ApiError && (error.status === 404 || error.status === 400)
