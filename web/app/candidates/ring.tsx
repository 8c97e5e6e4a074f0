import { cx } from '../ui/cx.ts'

type RingProps = {
  /** How much of the ring is drawn, from 0 to 1. */
  share: number
  /** The colour of that part, as a class. */
  stroke: string
  /** The text in the middle, already in the reader's digits. */
  text: string
  textStyle?: string
  size?: string
}

/** A number in a ring. Words beside it say the same to screen readers. */
export function Ring({ share, stroke, text, textStyle = 'fill-ink', size = 'size-11' }: RingProps) {
  const ring = { cx: 22, cy: 22, r: 19, fill: 'none', strokeWidth: 4, pathLength: 1 }
  return (
    <svg aria-hidden viewBox="0 0 44 44" className={cx(size, 'shrink-0')}>
      <circle {...ring} className="stroke-sunken" />
      {share > 0 && (
        <circle {...ring} className={stroke} strokeDasharray={`${share} 1`} transform="rotate(-90 22 22)" />
      )}
      <text
        x="22"
        y="27"
        textAnchor="middle"
        className={cx(text.length > 3 ? 'text-xs' : 'text-sm', 'font-semibold', textStyle)}
      >
        {text}
      </text>
    </svg>
  )
}
