import type { ReactNode } from 'react'
import { type LocatorDrawing, locatorSize } from './locator-size.ts'
import './locator.css'

const { width, height } = locatorSize

type LocatorPictureProps = {
  drawing: LocatorDrawing
  /** The marks on it, in pixels of the frame; a pin in its middle when left out. */
  marks?: ReactNode
}

/** The drawing as an inline picture, in the page's own font and colours. */
export function LocatorPicture({ drawing: { sea, districts, labels }, marks }: LocatorPictureProps) {
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMid slice"
      className={`block h-full w-full${marks ? ' locator-marked' : ''}`}
      aria-hidden
    >
      <rect width={width} height={height} className="locator-kingdom" />
      <g className="locator-districts">
        {districts.map(({ path, tint }) => (
          <path key={path} d={path} className={`locator-cell${tint}`} />
        ))}
      </g>
      <path d={sea} className="locator-sea" />
      {labels.map(({ text, x, y, isCity }) => (
        <text key={`${text}${x}`} x={x} y={y} className={`locator-label${isCity ? ' locator-city' : ''}`}>
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
