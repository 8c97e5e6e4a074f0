import type { getJobAdNumbers } from '@qareeb/contract/candidates/job-ad-numbers'
import type { ResponseOf } from '@qareeb/contract/endpoint'
import { formatDate } from '../../i18n/dates.ts'
import { useFormats } from '../../i18n/use-formats.ts'
import { usePhrases } from '../../i18n/use-phrases.ts'

/** The bars of the days in numbers, the latest first. */
export function DaysTable({ days }: Pick<ResponseOf<typeof getJobAdNumbers>, 'days'>) {
  const t = usePhrases('adNumbers')
  const { number } = useFormats()
  const cell = 'px-3 py-2 text-start whitespace-nowrap tabular-nums'
  return (
    <details className="mt-4">
      <summary className="inline-flex min-h-11 cursor-pointer items-center text-sm font-semibold text-brand">
        {t('asTable')}
      </summary>
      <table className="w-full border-collapse text-sm">
        <thead>
          <tr className="border-b border-line text-ink-3">
            {(['day', 'visitors', 'stage.applications'] as const).map((head) => (
              <th key={head} scope="col" className={`${cell} font-medium`}>
                {t(head)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {days.toReversed().map(({ day, views, applications }) => (
            <tr key={day} className="border-b border-line last:border-0">
              <th scope="row" className={`${cell} font-normal`}>
                {formatDate(day)}
              </th>
              <td className={cell}>{number(views)}</td>
              <td className={cell}>{number(applications)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}
