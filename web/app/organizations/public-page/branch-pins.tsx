import { useFormats } from '../../i18n/use-formats.ts'
import { usePhrases } from '../../i18n/use-phrases.ts'
import { locatorSize, type LocationsDrawing } from '../../map/locator/locator-size.ts'
import { clusterPins, reachOf } from './cluster-pins.ts'

type BranchPinsProps = {
  pins: LocationsDrawing['marks']
  /** Stands out, and before all others. */
  chosen: number | null
}

/**
 * Branches on the map: one by its number in the list, on a tag with corners as there, several at one spot by how many they
 * are, `21 branches`, in a round box.
 */
export function BranchPins({ pins, chosen }: BranchPinsProps) {
  const t = usePhrases('organizationPage')
  const { number } = useFormats()
  const chosenPin = chosen === null ? undefined : pins[chosen]
  return (
    <>
      {clusterPins(pins).map((cluster) => {
        const [first = 0, ...others] = cluster.indexes
        const text =
          others.length === 0 ? number(first + 1) : t('branches', { count: cluster.indexes.length })
        const look = others.length === 0 ? looks.plain : { ...looks.several, reach: reachOf(cluster) }
        return <Pin key={first} at={cluster} look={look} text={text} />
      })}
      {/* SVG draws what comes later over what comes first. */}
      {chosen !== null && chosenPin && <Pin at={chosenPin} look={looks.chosen} text={number(chosen + 1)} />}
    </>
  )
}

const plain = {
  reach: 12,
  halfHeight: 12,
  corner: 4,
  fontSize: 12,
  box: 'fill-brand stroke-surface',
  text: 'fill-on-brand',
}

/** Half the width and half the height of a pin, and its look. */
const looks = {
  plain,
  several: { ...plain, corner: 12 },
  chosen: {
    reach: 14,
    halfHeight: 14,
    corner: 4,
    fontSize: 14,
    box: 'fill-ink stroke-surface',
    text: 'fill-surface',
  },
}

type PinProps = { at: { x: number; y: number }; look: (typeof looks)[keyof typeof looks]; text: string }

/** A pin, whole inside the map also for a branch at the edge. */
const Pin = ({ at, look: { reach, halfHeight, ...look }, text }: PinProps) => (
  <g transform={`translate(${Math.max(reach + 4, Math.min(locatorSize.width - reach - 4, at.x))} ${at.y})`}>
    <rect
      x={-reach}
      y={-halfHeight}
      width={2 * reach}
      height={2 * halfHeight}
      rx={look.corner}
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
