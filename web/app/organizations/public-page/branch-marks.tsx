import { useFormats } from '../../i18n/use-formats.ts'
import { usePhrases } from '../../i18n/use-phrases.ts'
import { locatorSize, type PlacesDrawing } from '../../map/locator/locator-size.ts'
import { groupMarks, reachOf } from './group-marks.ts'

type BranchMarksProps = {
  marks: PlacesDrawing['marks']
  /** Stands out, and before all others. */
  chosen: number | null
}

/** Branches on the map: one by its number in the list, several at one spot by how many they are, `21 branches`. */
export function BranchMarks({ marks, chosen }: BranchMarksProps) {
  const t = usePhrases('organizationPage')
  const { number } = useFormats()
  const chosenMark = chosen === null ? undefined : marks[chosen]
  return (
    <>
      {groupMarks(marks).map((group) => {
        const [first = 0, ...others] = group.indexes
        const text = others.length === 0 ? number(first + 1) : t('branches', { count: group.indexes.length })
        return <Mark key={first} at={group} look={{ ...looks.plain, reach: reachOf(group) }} text={text} />
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
  plain: { reach: 12, radius: 12, fontSize: 12, box: 'fill-brand stroke-surface', text: 'fill-on-brand' },
  chosen: { reach: 14, radius: 14, fontSize: 14, box: 'fill-ink stroke-surface', text: 'fill-surface' },
}

type MarkProps = { at: { x: number; y: number }; look: (typeof looks)[keyof typeof looks]; text: string }

/** A mark whole inside the map, also where its place lies at the edge. */
const Mark = ({ at, look: { reach, radius, ...look }, text }: MarkProps) => (
  <g transform={`translate(${Math.max(reach + 4, Math.min(locatorSize.width - reach - 4, at.x))} ${at.y})`}>
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
