type Bar = {
  key: string
  /** The whole bar. */
  value: number
  /** Its part in the stronger colour; a part that was counted apart may be higher than the bar. */
  part?: number
}

type BarChartProps = {
  bars: readonly Bar[]
  /** Under the first and the last bar. */
  ends: readonly [first: string, last: string]
  /** At the height of the tallest bar. */
  top: string
}

const height = 100
const step = 10

/** Values over time as bars, the earliest where reading begins. A table beside it has the same values for everybody. */
export function BarChart({ bars, ends, top }: BarChartProps) {
  const most = Math.max(1, ...bars.map(({ value, part = 0 }) => Math.max(value, part)))
  const scale = (value: number) => (value / most) * height
  return (
    <div aria-hidden className="grid gap-1 text-[0.8125rem] text-ink-3 tabular-nums">
      <span>{top}</span>
      <svg
        viewBox={`0 0 ${bars.length * step} ${height}`}
        preserveAspectRatio="none"
        className="h-40 w-full border-b border-line-strong rtl:-scale-x-100"
      >
        {bars.map(({ key, value, part = 0 }, at) => (
          <g key={key}>
            <Column at={at} height={scale(value)} className="fill-brand/40" />
            <Column at={at} height={scale(part)} className="fill-brand" />
          </g>
        ))}
      </svg>
      <span className="flex justify-between">
        <span>{ends[0]}</span>
        <span>{ends[1]}</span>
      </span>
    </div>
  )
}

const Column = ({ at, height: tall, className }: { at: number; height: number; className: string }) => (
  <rect x={at * step + 1} y={height - tall} width={step - 2} height={tall} className={className} />
)
