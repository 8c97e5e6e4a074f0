import { getFigures } from '@qareeb/contract/administration'
import { useQueryOf } from '../../data/use-query-of.ts'
import { usePhrases } from '../../i18n/use-phrases.ts'
import { useSpan } from './use-span.ts'

/** Fewer answers make no rule. */
const fewest = 5

/** How long companies waited for the latest answers; null as long as it is not known. */
export function useDecisionTime(): string | null {
  const t = usePhrases('administration')
  const span = useSpan()
  const { data } = useQueryOf(getFigures, {})
  if (!data || data.decisions.medianHours === null || data.decisions.count < fewest) return null
  const { count, medianHours } = data.decisions
  // "Less than 21 hours" holds for 20.5.
  return t('decisionTime', { count, span: span((Math.floor(medianHours) + 1) * 3_600_000) })
}
