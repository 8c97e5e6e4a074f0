import { useFormats } from '../../i18n/use-formats.ts'
import { usePhrases } from '../../i18n/use-phrases.ts'

type ShareRow = {
  key: string
  name: string
  value: number
  /** The whole of which the share is taken; null for none. */
  of: number | null
}

type ShareBarsProps = { label: string; heads: readonly [string, string, string]; rows: readonly ShareRow[] }

/** Numbers as a table whose lines carry a bar, as long as the largest number allows. */
export function ShareBars({ label, heads, rows }: ShareBarsProps) {
  const most = Math.max(1, ...rows.map(({ value }) => value))
  return (
    <table className="w-full border-collapse text-sm" aria-label={label}>
      <thead className="sr-only">
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <ShareLine key={row.key} row={row} most={most} />
        ))}
      </tbody>
    </table>
  )
}

function ShareLine({ row: { name, value, of }, most }: { row: ShareRow; most: number }) {
  const t = usePhrases('adNumbers')
  const { number } = useFormats()
  const percent = of === null || of === 0 ? null : Math.round((value / of) * 100)
  return (
    <tr>
      <th scope="row" className="w-full py-2 pe-4 text-start font-normal">
        <span className="block">{name}</span>
        <svg
          aria-hidden
          viewBox="0 0 100 4"
          preserveAspectRatio="none"
          className="mt-1.5 h-2 w-full rounded-full bg-sunken rtl:-scale-x-100"
        >
          <rect width={(value / most) * 100} height="4" className="fill-brand" />
        </svg>
      </th>
      <td className="py-2 ps-2 text-end align-top font-semibold tabular-nums">{number(value)}</td>
      <td className="w-16 py-2 ps-3 text-end align-top whitespace-nowrap text-ink-3 tabular-nums">
        {percent === null ? '' : t('percent', { percent: number(percent) })}
      </td>
    </tr>
  )
}
