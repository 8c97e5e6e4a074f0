import { useFormats } from '../../i18n/use-formats.ts'
import type { PlacesDrawing } from '../../map/locator/locator-size.ts'
import { groupMarks } from './group-marks.ts'

type BranchMarksProps = {
  marks: PlacesDrawing['marks']
  /** Stands out, and before all others. */
  chosen: number | null
}

/** Branches on the map: each by its number in the list, those of one spot by how many they are. */
export function BranchMarks({ marks, chosen }: BranchMarksProps) {
  const { number } = useFormats()
  const chosenMark = chosen === null ? undefined : marks[chosen]
  return (
    <>
      {groupMarks(marks).map(({ indexes: [first = 0, ...others], ...at }) =>
        others.length === 0 ? (
          <Mark key={first} at={at} look={looks.alone} text={number(first + 1)} />
        ) : (
          <Mark key={first} at={at} look={looks.several} text={`×${number(others.length + 1)}`} />
        ),
      )}
      {/* SVG draws what comes later over what comes first. */}
      {chosen !== null && chosenMark && (
        <Mark at={chosenMark} look={looks.chosen} text={number(chosen + 1)} />
      )}
    </>
  )
}

const looks = {
  alone: { radius: 9, fontSize: 11, circle: 'fill-brand stroke-surface', text: 'fill-on-brand' },
  several: { radius: 14, fontSize: 11, circle: 'fill-brand-soft stroke-brand', text: 'fill-brand-strong' },
  chosen: { radius: 14, fontSize: 14, circle: 'fill-ink stroke-surface', text: 'fill-surface' },
}

type MarkProps = { at: { x: number; y: number }; look: (typeof looks)[keyof typeof looks]; text: string }

const Mark = ({ at, look, text }: MarkProps) => (
  <g transform={`translate(${at.x} ${at.y})`}>
    <circle r={look.radius} strokeWidth={2} className={look.circle} />
    <text
      textAnchor="middle"
      dominantBaseline="central"
      fontSize={look.fontSize}
      fontWeight={600}
      className={look.text}
    >
      {text}
    </text>
  </g>
)
