import { type MatchVerdict, matchWeights } from '@qareeb/contract/candidates/match-weights'
import type { StoredReason } from './match-requirements.ts'

const shares: Record<MatchVerdict, number> = { met: 1, unclear: 0.5, below: 0, 'not-found': 0 }

/** The weight of a requirement: an optional skill weighs less. */
export const weightOf = ({ kind, isMust = true }: Pick<StoredReason, 'kind' | 'isMust'>): number =>
  kind === 'skill' && !isMust ? matchWeights.nice : matchWeights[kind]

/** The share of weights that are met, from 0 to 100; *unclear* counts half. Null without a requirement. */
export function scoreOf(reasons: readonly StoredReason[]): number | null {
  let met = 0
  let all = 0
  for (const reason of reasons) {
    met += weightOf(reason) * shares[reason.verdict]
    all += weightOf(reason)
  }
  return all === 0 ? null : Math.round((100 * met) / all)
}
