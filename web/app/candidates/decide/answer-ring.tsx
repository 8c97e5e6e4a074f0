import { candidateBounds } from '@qareeb/contract/candidates'
import { useFormats } from '../../i18n/use-formats.ts'
import { cx } from '../../ui/cx.ts'
import type { Waiting } from '../list/waiting.ts'

const strokes = { plain: 'stroke-brand', soon: 'stroke-accent', late: 'stroke-danger' } as const

/** The 30 days after an interview as a ring that empties. It is whole and red once the day has passed. */
export function AnswerRing({ waiting: { kind, count, tone } }: { waiting: NonNullable<Waiting> }) {
  const { number } = useFormats()
  const share = kind === 'over' ? 1 : Math.min(1, count / candidateBounds.answerDays)
  const ring = { cx: 22, cy: 22, r: 19, fill: 'none', strokeWidth: 4, pathLength: 1 }
  return (
    <svg aria-hidden viewBox="0 0 44 44" className="size-11 shrink-0">
      <circle {...ring} className="stroke-sunken" />
      {share > 0 && (
        <circle
          {...ring}
          className={strokes[tone]}
          strokeDasharray={`${share} 1`}
          transform="rotate(-90 22 22)"
        />
      )}
      <text
        x="22"
        y="27"
        textAnchor="middle"
        className={cx('text-sm font-semibold', kind === 'over' ? 'fill-danger' : 'fill-ink')}
      >
        {number(count)}
      </text>
    </svg>
  )
}
