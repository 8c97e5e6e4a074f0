import { useFormats } from '../../i18n/use-formats.ts'
import { usePhrases } from '../../i18n/use-phrases.ts'
import { cx } from '../../ui/cx.ts'
import { Ring } from '../ring.tsx'

type MatchRingProps = {
  /** From 0 to 100; null before it was worked out. */
  score: number | null
  className?: string
}

/** How well an application matches its ad, in a list or on the board. */
export function MatchRing({ score, className }: MatchRingProps) {
  const t = usePhrases('match')
  const { number } = useFormats()
  if (score === null) return null
  return (
    <span className={cx('ms-auto shrink-0 tabular-nums', className)}>
      <Ring share={score / 100} stroke="stroke-brand" text={number(score)} size="size-9.5" />
      <span className="sr-only">{t('score', { score })}</span>
    </span>
  )
}
