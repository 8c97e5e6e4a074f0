import { useFormats } from '../i18n/use-formats.ts'
import type { PlacesDrawing } from '../map/locator-size.ts'
import { cx } from '../ui/cx.ts'

type BranchMarksProps = {
  marks: PlacesDrawing['marks']
  /** Stands out, and before all others. */
  chosen: number | null
}

/** The numbers of branches on the map. */
export function BranchMarks({ marks, chosen }: BranchMarksProps) {
  const { number } = useFormats()
  const numbered = marks.map((mark, index) => ({ ...mark, index, isChosen: index === chosen }))
  // SVG draws what comes later over what comes first.
  const inOrder = numbered
    .toReversed()
    .toSorted((one, other) => Number(one.isChosen) - Number(other.isChosen))
  return inOrder.map(({ x, y, index, isChosen }) => (
    <g key={index} transform={`translate(${x} ${y})`}>
      <circle
        r={isChosen ? 14 : 9}
        strokeWidth={2}
        className={cx('stroke-surface', isChosen ? 'fill-ink' : 'fill-brand')}
      />
      <text
        textAnchor="middle"
        dominantBaseline="central"
        fontSize={isChosen ? 14 : 11}
        fontWeight={600}
        className={isChosen ? 'fill-surface' : 'fill-on-brand'}
      >
        {number(index + 1)}
      </text>
    </g>
  ))
}
