import { getFigures } from '@qareeb/contract/administration'
import { useQueryOf } from '../../data/use-query-of.ts'
import { usePhrases } from '../../i18n/use-phrases.ts'
import { useSpan } from './use-span.ts'

/** Fewer answers make no rule. */
const fewest = 5

/** The waiting time of companies for recent decisions; a hint when there are too few decisions. */
export function useDecisionTime(): string | null {
  const o = usePhrases('platformOverview')
  const span = useSpan()
  const { data } = useQueryOf(getFigures, {})
  if (!data) return null
  if (data.decisions.medianHours === null || data.decisions.count < fewest) return o('verifyHint')
  const { count, medianHours } = data.decisions
  return o('decisionTime', { count, span: span(Math.max(1, Math.round(medianHours)) * 3_600_000) })
}
