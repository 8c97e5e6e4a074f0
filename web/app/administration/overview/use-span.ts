import { usePhrases } from '../../i18n/use-phrases.ts'
import { spanOf } from './span-of.ts'

/** Says how long something took or has waited, in its largest unit: "42 s", "3 days". */
export function useSpan(): (ms: number) => string {
  const t = usePhrases('administration')
  return (ms) => {
    const { unit, count } = spanOf(ms)
    return t(`span.${unit}`, { count })
  }
}
