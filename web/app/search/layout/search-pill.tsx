import { Search } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useLocation } from 'react-router'
import { readIn } from '../../i18n/bilingual.ts'
import { useLocale, usePhrases } from '../../i18n/use-phrases.ts'
import { rememberLanguageChoice } from '../../page/language-choice.ts'
import { useOpenedByReload, whenLoaded } from '../../page/lazy/when-loaded.ts'
import { usePageAddresses } from '../../page/page-addresses.ts'
import { CurrentSearchBox } from '../../search-box/current-search-box.tsx'
import { useViewer } from '../../session/viewer.ts'
import { isEverywhere, isInPlace, isOwnPlace, withoutNear } from '../address/search-address.ts'
import { useSearch } from '../results/use-search.ts'

const loadDialog = () => import('./search-dialog.tsx')
const SearchDialog = lazy(loadDialog)

/**
 * On phones: the words and the area of the search, which open the search box. Without scripts the box itself is
 * there.
 */
export function SearchPill() {
  const t = usePhrases('search')
  const shell = usePhrases('shell')
  const { key } = useLocation()
  // The search that it leads to closes it.
  const [openedAt, setOpenedAt] = useState<string | null>(null)
  const open = () =>
    whenLoaded(loadDialog, () => setOpenedAt(key), { offline: shell('offline'), part: 'search' })
  useOpenedByReload('search', open)
  // The area says "near me".
  const { q } = withoutNear(useSearch().search).filters
  const place = usePlaceWords()

  return (
    <div className="search-pill-row">
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={t('editSearch', { words: q ?? shell('anyJob'), place })}
        onClick={open}
        className="search-pill needs-scripts"
      >
        <Search className="size-5 shrink-0" aria-hidden />
        <span className="min-w-0 flex-1 text-start">
          <span className="-mb-1 block truncate pb-1 text-[0.9375rem] leading-5 font-semibold">
            {q ? <bdi>{q}</bdi> : shell('anyJob')}
          </span>
          <span className="-mb-1 block truncate pb-1 text-[0.8125rem] leading-5 text-ink-2">{place}</span>
        </span>
      </button>
      <OtherLanguage />
      <noscript>
        <CurrentSearchBox shape="compact" />
      </noscript>
      {openedAt === key && (
        <Suspense>
          <SearchDialog onClose={() => setOpenedAt(null)} />
        </Suspense>
      )}
    </div>
  )
}

/** This page in the other language: where the search has its own bar, the header with its switch is not shown. */
function OtherLanguage() {
  const t = usePhrases('shell')
  const other = useLocale() === 'ar' ? 'en' : 'ar'
  return (
    <a
      href={usePageAddresses()[other]}
      hrefLang={other}
      title={t('switchLanguage')}
      onClick={rememberLanguageChoice}
      className="grid size-11 shrink-0 place-items-center rounded-full text-sm font-semibold text-ink-2"
    >
      <span lang={other}>{shortNames[other]}</span>
    </a>
  )
}

const shortNames = { ar: 'ع', en: 'EN' }

/** Where the page searches, in a word or two. */
function usePlaceWords(): string {
  const t = usePhrases('search')
  const nearMe = usePhrases('shell')('nearMe')
  const locale = useLocale()
  const { search, list } = useSearch()
  const viewer = useViewer()
  if (search.isAbroad) return t('abroad')
  if (search.near) return nearMe
  if (list.place && isInPlace(search) && !search.filters.bounds) return readIn(locale, list.place.name).text
  if (viewer && !search.filters.bounds && isOwnPlace(search.position, viewer)) return nearMe
  if (isEverywhere(search)) return t('everywhere')
  return search.isPositioned ? t('thisArea') : t('riyadh')
}
