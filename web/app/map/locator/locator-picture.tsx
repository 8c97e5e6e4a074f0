import type { ReactNode } from 'react'
import { mapColors, type MapColors } from '../map-colors.ts'
import { type LocatorDrawing, locatorSize } from './locator-size.ts'

const { width, height } = locatorSize
const tints = ['cellA', 'cellB', 'cellC'] as const

/** Both colours at once; the page's `color-scheme` chooses. */
const color = (name: keyof MapColors) => `light-dark(${mapColors.light[name]}, ${mapColors.dark[name]})`

type LocatorPictureProps = {
  drawing: LocatorDrawing
  /** What is marked on it, in pixels of the frame; a pin in its middle when left out. */
  marks?: ReactNode
}

/** The drawing as an inline picture, in the page's own font and colours. */
export function LocatorPicture({ drawing: { sea, districts, labels }, marks }: LocatorPictureProps) {
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMid slice"
      className="block h-full w-full"
      aria-hidden
    >
      <rect width={width} height={height} style={{ fill: color('kingdom') }} />
      <g style={{ stroke: color('street') }} strokeWidth={3.5} strokeLinejoin="round">
        {districts.map(({ path, tint }) => (
          <path key={path} d={path} style={{ fill: color(tints[tint] ?? 'cellA') }} />
        ))}
      </g>
      <path d={sea} fillRule="evenodd" style={{ fill: color('sea'), stroke: color('coast') }} />
      {labels.map(({ text, x, y, isCity }) => (
        <text
          key={`${text}${x}`}
          x={x}
          y={y}
          textAnchor="middle"
          dominantBaseline="middle"
          // Among several marks names stand back.
          fontSize={marks ? 12 : isCity ? 16 : 14}
          fontWeight={isCity ? 600 : 400}
          strokeWidth={3}
          style={{
            fill: color(isCity ? 'strongLabel' : 'label'),
            stroke: color('halo'),
            paintOrder: 'stroke',
          }}
        >
          {text}
        </text>
      ))}
      {marks ?? <Pin />}
    </svg>
  )
}

const Pin = () => (
  <g transform={`translate(${width / 2} ${height / 2})`}>
    <ellipse cy={2} rx={9} ry={4} className="fill-ink/25" />
    <path
      d="M0 0C-4-9-15-16-15-27a15 15 0 0 1 30 0C15-16 4-9 0 0Z"
      className="fill-brand stroke-surface"
      strokeWidth={2}
    />
    <circle cy={-27} r={5.5} className="fill-surface" />
  </g>
)
