import type { getAnalytics } from '@qareeb/contract/analytics'
import { measuredPages } from '@qareeb/contract/analytics/measured-pages'
import type { ResponseOf } from '@qareeb/contract/endpoint'
import type { ReactNode } from 'react'
import { formatDate } from '../../i18n/dates.ts'
import { useFormats } from '../../i18n/use-formats.ts'
import { usePhrases } from '../../i18n/use-phrases.ts'
import { ScrollBox } from '../../ui/scroll-box.tsx'

type Analytics = ResponseOf<typeof getAnalytics>

/** The bars of the chart in numbers, the latest day first. */
export function DaysTable({ days }: { days: Analytics['days'] }) {
  const t = usePhrases('analytics')
  const { number } = useFormats()
  return (
    <details className="mt-4">
      <summary className="inline-flex min-h-11 cursor-pointer items-center text-sm font-semibold text-brand">
        {t('asTable')}
      </summary>
      <Table label={t('byDay')} heads={[t('day'), t('views'), t('adViews')]}>
        {days.toReversed().map(({ day, views, adViews }) => (
          <Row key={day} cells={[formatDate(day), number(views), number(adViews)]} />
        ))}
      </Table>
    </details>
  )
}

/** Pages by their patterns, the most seen first. */
export function PagesTable({ pages }: { pages: Analytics['pages'] }) {
  const t = usePhrases('analytics')
  const { number } = useFormats()
  const heads = [t('page'), t('views'), t('inArabic'), t('inEnglish'), t('stay')]
  return (
    <Table label={t('byPage')} heads={heads}>
      {pages.map(({ page, views, inArabic, inEnglish, seconds }) => (
        <Row
          key={page}
          cells={[
            <bdi key="pattern" dir="ltr">
              {measuredPages[page]}
            </bdi>,
            number(views),
            number(inArabic),
            number(inEnglish),
            seconds === null ? '–' : t('seconds', { count: seconds }),
          ]}
        />
      ))}
    </Table>
  )
}

type TableProps = { label: string; heads: readonly string[]; children: ReactNode }

function Table({ label, heads, children }: TableProps) {
  return (
    <ScrollBox label={label} className="overflow-x-auto">
      <table className="w-full min-w-md border-collapse text-sm">
        <thead>
          <tr className="border-b border-line text-start text-ink-3">
            {heads.map((head) => (
              <th key={head} scope="col" className="px-3 py-2 text-end font-medium first:text-start">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </ScrollBox>
  )
}

function Row({ cells }: { cells: readonly ReactNode[] }) {
  const [first, ...rest] = cells
  return (
    <tr className="border-b border-line last:border-0">
      <th scope="row" className="px-3 py-2 text-start font-normal whitespace-nowrap">
        {first}
      </th>
      {rest.map((cell, at) => (
        // Columns never change their order.
        // oxlint-disable-next-line react/no-array-index-key
        <td key={at} className="px-3 py-2 text-end whitespace-nowrap tabular-nums">
          {cell}
        </td>
      ))}
    </tr>
  )
}
