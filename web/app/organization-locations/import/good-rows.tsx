import type { LocationRow } from '@qareeb/contract/organization-locations/import'
import { readIn } from '../../i18n/bilingual.ts'
import { useLocale, usePhrases } from '../../i18n/use-phrases.ts'
import { isOnMap } from '../../map/map-limits.ts'
import { ScrollBox } from '../../ui/scroll-box.tsx'

/** Rows of the list that are drawn. */
const shownRows = 100

/** The rows to import, for a reading in advance: line, name and address of each valid row. */
export function GoodRows({ rows }: { rows: readonly LocationRow[] }) {
  const t = usePhrases('organizationLocationImport')
  const locale = useLocale()
  const good = rows.filter(({ state }) => state === 'good')
  if (good.length === 0) return null
  const hidden = good.length - shownRows
  return (
    <details>
      <summary className="roomy cursor-pointer font-semibold">{t('goodList')}</summary>
      <ScrollBox label={t('goodList')} className="mt-2 max-h-64 overflow-auto rounded-m border border-line">
        <table className="w-full text-start text-sm">
          <tbody>
            {good.slice(0, shownRows).map(({ line, name, address, position }) => (
              <tr key={line} className="border-t border-line align-top first:border-t-0">
                <td className="px-3 py-2 text-ink-3 tabular-nums">{line}</td>
                <td className="px-3 py-2 font-medium wrap-anywhere">
                  <bdi>{readIn(locale, name).text}</bdi>
                </td>
                <td className="px-3 py-2 text-ink-2 wrap-anywhere">
                  <bdi>{readIn(locale, address).text}</bdi>
                  {position && !isOnMap(position) && ` · ${t('notOnMap')}`}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
        {hidden > 0 && <p className="px-3 py-2 text-sm text-ink-3">{t('moreRows', { count: hidden })}</p>}
      </ScrollBox>
    </details>
  )
}
