import { useFormats } from '../../i18n/use-formats.ts'
import { usePhrases } from '../../i18n/use-phrases.ts'
import { Ring } from '../ring.tsx'

type MatchRingProps = {
  /** From 0 to 100; null before it was worked out. */
  score: number | null
}

/** How well an application matches its ad, in a list or on the board. */
export function MatchRing({ score }: MatchRingProps) {
  const t = usePhrases('match')
  const { number } = useFormats()
  if (score === null) return null
  return (
    <span className="ms-auto shrink-0 tabular-nums">
      <Ring share={score / 100} stroke="stroke-brand" text={number(score)} size="size-9.5" />
      <span className="sr-only">{t('score', { score })}</span>
    </span>
  )
}
