import { Link } from 'react-router'
import { useFormats } from '../../i18n/use-formats.ts'
import { usePhrases } from '../../i18n/use-phrases.ts'
import { listTabs } from './list-address.ts'
import type { AdListSummary } from './use-ad-list.ts'
import type { ListAddressing } from './use-list-filter.ts'

type AdTabsProps = ListAddressing & { counts: AdListSummary['counts'] | undefined }

/** The states of ads as tabs with their counts; each is an address. */
export function AdTabs({ filter, addressOf, counts }: AdTabsProps) {
  const t = usePhrases('jobAdList')
  const { number } = useFormats()
  const countOf = counts && { all: counts.active + counts.inactive + counts.draft, ...counts }
  return (
    <nav aria-label={t('tabs')} className="mb-4 overflow-x-auto border-b border-line">
      <ul className="flex gap-1">
        {listTabs.map((tab) => (
          <li key={tab}>
            <Link
              to={addressOf({ tab, endsWithinDays: null })}
              preventScrollReset
              aria-current={filter.tab === tab ? 'page' : undefined}
              className="inline-flex min-h-11 items-center gap-2 border-b-2 border-transparent px-3 text-[0.95rem] whitespace-nowrap text-ink-2 hover:text-ink aria-[current]:border-brand aria-[current]:font-semibold aria-[current]:text-brand-strong"
            >
              {t(`tab.${tab}`)}
              {countOf && <span className="text-sm text-ink-3 tabular-nums">{number(countOf[tab])}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
