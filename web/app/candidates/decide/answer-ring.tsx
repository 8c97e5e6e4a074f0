import { candidateBounds } from '@qareeb/contract/candidates'
import { useFormats } from '../../i18n/use-formats.ts'
import type { Waiting } from '../list/waiting.ts'
import { Ring } from '../ring.tsx'

const strokes = { plain: 'stroke-brand', soon: 'stroke-accent', late: 'stroke-danger' } as const

/** The 30 days after an interview as a ring that empties. It is whole and red once the day has passed. */
export function AnswerRing({ waiting: { kind, count, tone } }: { waiting: NonNullable<Waiting> }) {
  const { number } = useFormats()
  const isOver = kind === 'over'
  return (
    <Ring
      share={isOver ? 1 : Math.min(1, count / candidateBounds.answerDays)}
      stroke={strokes[tone]}
      text={number(count)}
      {...(isOver && { textStyle: 'fill-danger' })}
    />
  )
}
