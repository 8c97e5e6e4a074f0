import { usePhrases } from '../../i18n/use-phrases.ts'
import { Ring } from '../ring.tsx'

type MatchRingProps = {
  /** From 0 to 100; null before it was worked out. */
  score: number | null
  /** The column has a heading for the number. */
  isInColumn?: boolean
}

/** How well an application matches its ad, in a list or on the board. */
export function MatchRing({ score, isInColumn = false }: MatchRingProps) {
  const t = usePhrases('match')
  if (score === null) return null
  const percent = t('percent', { score })
  return (
    <span className="ms-auto shrink-0 tabular-nums">
      <Ring share={score / 100} stroke="stroke-brand" text={percent} size="size-10" />
      <span className="sr-only">{isInColumn ? percent : t('score', { score })}</span>
    </span>
  )
}
