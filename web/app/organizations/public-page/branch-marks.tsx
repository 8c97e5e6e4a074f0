import { useFormats } from '../../i18n/use-formats.ts'
import type { PlacesDrawing } from '../../map/locator/locator-size.ts'
import { groupMarks } from './group-marks.ts'

type BranchMarksProps = {
  marks: PlacesDrawing['marks']
  /** Stands out, and before all others. */
  chosen: number | null
}

/** Branches on the map, each by its number in the list: those of one spot by both numbers, or by the first and how many more. */
export function BranchMarks({ marks, chosen }: BranchMarksProps) {
  const { number } = useFormats()
  const chosenMark = chosen === null ? undefined : marks[chosen]
  const textOf = ([first = 0, second = 0, ...others]: readonly number[]) =>
    others.length === 0
      ? `${number(first + 1)} · ${number(second + 1)}`
      : `${number(first + 1)} +${number(others.length + 1)}`
  return (
    <>
      {groupMarks(marks).map(({ indexes, ...at }) => {
        const [first = 0] = indexes
        const isAlone = indexes.length === 1
        return (
          <Mark
            key={first}
            at={at}
            look={isAlone ? looks.alone : looks.several}
            text={isAlone ? number(first + 1) : textOf(indexes)}
          />
        )
      })}
      {/* SVG draws what comes later over what comes first. */}
      {chosen !== null && chosenMark && (
        <Mark at={chosenMark} look={looks.chosen} text={number(chosen + 1)} />
      )}
    </>
  )
}

/** Half the width and half the height of a mark, and its look. */
const looks = {
  alone: { reach: 9, radius: 9, fontSize: 11, box: 'fill-brand stroke-surface', text: 'fill-on-brand' },
  several: { reach: 20, radius: 11, fontSize: 11, box: 'fill-brand stroke-surface', text: 'fill-on-brand' },
  chosen: { reach: 14, radius: 14, fontSize: 14, box: 'fill-ink stroke-surface', text: 'fill-surface' },
}

type MarkProps = { at: { x: number; y: number }; look: (typeof looks)[keyof typeof looks]; text: string }

const Mark = ({ at, look: { reach, radius, ...look }, text }: MarkProps) => (
  <g transform={`translate(${at.x} ${at.y})`}>
    <rect
      x={-reach}
      y={-radius}
      width={2 * reach}
      height={2 * radius}
      rx={radius}
      strokeWidth={2}
      className={look.box}
    />
    <text
      direction="ltr"
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
