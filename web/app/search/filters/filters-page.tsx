import { useState } from 'react'
import { useLoaderData } from 'react-router'
import { usePaths, usePhrases } from '../../i18n/use-phrases.ts'
import { pageMeta } from '../../page/page-head.ts'
import { pageLoader } from '../../page/page-loader.ts'
import { routeHandle } from '../../page/route-handle.ts'
import { toQueryString } from '../../query-string.ts'
import { Button } from '../../ui/button.tsx'
import { ChoiceList } from '../../ui/choice-list.tsx'
import { addressOf, isInPlace, isOfferedIn, type Search, withFilters } from '../address/search-address.ts'
import { AboutNote } from '../results/about-note.tsx'
import { ordersIn } from '../results/heading/sort-select.tsx'
import type { SearchPageData } from '../results/load-search-page.ts'
import FilterChoices from './filter-choices.tsx'
import { filterNames, nothingChosen } from './filter-names.ts'

export const handle = routeHandle({ phrases: ['search', 'jobAds'] })

export const loader = pageLoader(async (page): Promise<SearchPageData> => {
  const { loadSearchPage } = await import('../results/load-search-page.ts')
  const results = await loadSearchPage({ ...page, viewer: null, isKnown: true })
  return { ...results, head: { title: page.phrases('search')('allFilters'), noindex: true } }
})

export const meta = pageMeta

/** All filters and the order as a plain form, for browsers that run no script; with one, the dialog holds the same. */
export default function FiltersPage() {
  const t = usePhrases('search')
  const paths = usePaths()
  const { search, list, facets } = useLoaderData<typeof loader>()
  const [draft, setDraft] = useState(search.filters)
  const [sort, setSort] = useState(list.sort)
  const offered = filterNames
    .filter(isOfferedIn(search))
    .filter((name) => name !== 'radius' || isSomewhere(search))

  return (
    <form action={paths.search()} className="mx-auto grid w-full max-w-2xl gap-7 px-4 py-8">
      <h1 className="text-2xl font-semibold">{t('allFilters')}</h1>
      <KeptParts search={search} />
      {offered.map((name) => (
        <FilterChoices
          key={name}
          name={name}
          inForm
          filters={draft}
          facets={facets}
          onChange={(change) => setDraft({ ...draft, ...change })}
        />
      ))}
      <ChoiceList
        legend={t('sort.label')}
        name="sort"
        pick="one"
        choices={ordersIn(search).map((value) => ({ value, label: t(`sort.${value}`) }))}
        chosen={[sort]}
        onChange={([chosen]) => chosen && setSort(chosen)}
      />
      <AboutNote facets={facets} />
      <div className="flex flex-wrap items-center gap-6">
        <Button type="submit">{t('showResults')}</Button>
        <a href={paths.search(addressOf(withFilters(search, nothingChosen)))} className="underline">
          {t('clearAll')}
        </a>
      </div>
    </form>
  )
}

/** Distances need a place to count from. */
const isSomewhere = (search: Search) => search.isPositioned || isInPlace(search)

/** Words, place and company of the search, which the form sends along as they are. */
function KeptParts({ search }: { search: Search }) {
  const { organization } = search.filters
  const address = addressOf(withFilters({ ...search, sort: undefined }, nothingChosen))
  const kept = new URLSearchParams(toQueryString({ ...address, organization }))
  return [...kept].map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />)
}
