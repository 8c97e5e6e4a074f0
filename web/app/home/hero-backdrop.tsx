/** Radii of the rings, in units of the drawing; each is a walk, a ride, a drive away. */
const rings = [120, 210, 310, 420, 540]

/** Places on the rings: angle in degrees and index of the ring. */
const places = [
  { angle: 199, ring: 3 },
  { angle: 224, ring: 4 },
  { angle: 317, ring: 4 },
  { angle: 341, ring: 3 },
  { angle: 160, ring: 3 },
  { angle: 18, ring: 4 },
] as const

/** Rings of distance around the reader, as the map draws them, fading out behind the headline. */
export function HeroBackdrop() {
  return (
    <div
      aria-hidden="true"
      className="absolute inset-0 -z-10 overflow-hidden [mask-image:linear-gradient(#000_70%,transparent)]"
    >
      <div className="absolute inset-0 bg-[radial-gradient(60rem_32rem_at_50%_0%,var(--brand-soft),transparent_72%)]" />
      {/* The rings have their own distance from the top: half of the height would move them while the page arrives. */}
      <svg
        viewBox="-560 -560 1120 1120"
        className="absolute start-1/2 top-[19.5rem] w-[70rem] -translate-1/2 [mask-image:radial-gradient(closest-side,transparent_18%,#000_55%,transparent_98%)] rtl:translate-x-1/2"
      >
        {rings.map((radius) => (
          <circle
            key={radius}
            r={radius}
            fill="none"
            className="stroke-brand/25"
            strokeWidth="1.2"
            strokeDasharray="2 7"
            strokeLinecap="round"
          />
        ))}
        {places.map(({ angle, ring }, index) => {
          const radius = rings[ring] ?? 0
          const x = radius * Math.cos((angle * Math.PI) / 180)
          const y = radius * Math.sin((angle * Math.PI) / 180)
          return (
            <MapPlace
              key={angle}
              x={Number(x.toFixed(1))}
              y={Number(y.toFixed(1))}
              isWarm={index % 3 === 0}
            />
          )
        })}
      </svg>
    </div>
  )
}

function MapPlace({ x, y, isWarm }: { x: number; y: number; isWarm: boolean }) {
  return (
    <g transform={`translate(${x} ${y})`} className={isWarm ? 'fill-accent' : 'fill-brand'}>
      <circle r="13" opacity="0.14" />
      <circle r="5" />
    </g>
  )
}
