import { Link } from 'react-router'
import { readIn } from '../../i18n/bilingual.ts'
import { isolateName } from '../../i18n/isolate.ts'
import { useLocale, usePaths, usePhrases } from '../../i18n/use-phrases.ts'
import { Notice } from '../../ui/notice.tsx'
import { addressOf, asksForRemote, type Search } from '../address/search-address.ts'
import type { ShownList } from '../shown-list.ts'
import { nearestCities } from './next-steps/nearest-cities.ts'

/** Notices about the answer: the address was not followed, words were corrected, this is a later page. */
export function Notices({ list, search }: { list: ShownList; search: Search }) {
  const t = usePhrases('search')
  const paths = usePaths()
  return (
    <div className="search-notes space-y-3">
      {search.problem && <Problem list={list} search={search} problem={search.problem} />}
      {search.isWordless && <Notice>{t('wordless', { words: isolateName(search.filters.q ?? '') })}</Notice>}
      {list.corrections.map(({ typed, used }) => (
        <Notice key={typed}>{t('corrected', { typed: isolateName(typed), used: isolateName(used) })}</Notice>
      ))}
      {search.isAbroad && list.items.length > 0 && !asksForRemote(search, list.typedFilters) && (
        <Abroad search={search} />
      )}
      {search.after && (
        <Notice>
          <Link
            to={paths.search(addressOf(search))}
            preventScrollReset
            className="font-medium text-brand underline"
          >
            {t('firstPage')}
          </Link>
        </Notice>
      )}
    </div>
  )
}

/** Remote jobs are listed where no others lie. */
function Abroad({ search }: { search: Search }) {
  const t = usePhrases('search')
  const shell = usePhrases('shell')
  const paths = usePaths()
  return (
    <Notice>
      {t('abroadNotice')}
      <span className="mt-1 flex flex-wrap gap-x-4">
        {nearestCities(search, 3).map(({ city, search: there }) => (
          <Link key={city} to={paths.search(addressOf(there))} className="roomy font-medium underline">
            {shell(`city.${city}`)}
          </Link>
        ))}
      </span>
    </Notice>
  )
}

function Problem({
  list,
  search,
  problem,
}: {
  list: ShownList
  search: Search
  problem: 'misread' | 'outside'
}) {
  const t = usePhrases('search')
  const locale = useLocale()
  const place = list.place ? readIn(locale, list.place.name).text : t('riyadh')
  if (problem === 'outside') return <Notice>{t('outside', { place })}</Notice>
  return <Notice>{search.isPositioned ? t('misreadFilters') : t('misread', { place })}</Notice>
}
