import { usePhrases } from '../../i18n/use-phrases.ts'
import { spanOf } from './span-of.ts'

/** Says how long something took or has waited, in its largest unit: "42 s", "3 days". */
export function useSpan(): (ms: number) => string {
  const o = usePhrases('platformOverview')
  return (ms) => {
    const { unit, count } = spanOf(ms)
    return o(`span.${unit}`, { count })
  }
}
