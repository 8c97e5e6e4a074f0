import type { Count, FacetCounts, JobAdList } from '@qareeb/contract/search'
import { Suspense, use } from 'react'
import { readIn } from '../../i18n/bilingual.ts'
import { isolateName } from '../../i18n/isolate.ts'
import { useLocale, usePhrases } from '../../i18n/use-phrases.ts'
import { useCountPhrase } from '../../job-ads/use-count-phrase.ts'
import { asksForRemote, holdsAllRemote } from '../address/search-address.ts'
import { useCompanyName } from '../address/use-company-name.ts'
import { promiseKey } from './promise-key.ts'
import { SortSelect } from './sort-select.tsx'
import { useOrigin } from './use-origin.ts'
import { useSearch } from './use-search.ts'

type ResultHeadingProps = { list: JobAdList; facets: Promise<FacetCounts | null>; isUpdating: boolean }

/** How many jobs there are and where distances count from; the count is read out when it changes. */
export function ResultHeading({ list, facets, isUpdating }: ResultHeadingProps) {
  const t = usePhrases('search')
  return (
    <header className="mb-3">
      <div className="flex min-h-10 items-center justify-between gap-3">
        <h1 className="text-lg leading-snug font-semibold" aria-live="polite">
          {isUpdating ? <span className="sr-only">{t('loading')}</span> : null}
          <Suspense key={promiseKey(facets)} fallback={<Place list={list} />}>
            <Total list={list} facets={facets} />
          </Suspense>
        </h1>
        <SortSelect sort={list.sort} />
      </div>
      <Origin list={list} />
    </header>
  )
}

function Total({ list, facets }: { list: JobAdList; facets: Promise<FacetCounts | null> }) {
  const counts = use(facets)
  const { search } = useSearch()
  // Full-remote jobs lie nowhere: a heading counts them where nothing else is asked for.
  const total = asksForRemote(search, list.typedFilters) ? counts?.remote : (list.total ?? counts?.total)
  const jobs = useHeadingCount(list)
  const t = usePhrases('search')
  const { radius, q } = search.filters
  const isNear = useIsNear(list)
  const place = usePlaceName(list)
  const company = useCompanyName()
  const isRemoteAnywhere = useIsRemoteAnywhere(list)
  if (!total) return <Place list={list} />

  if (list.items.length === 0 && q) {
    const words = isolateName(q)
    return place && !search.namesPlace && !isRemoteAnywhere
      ? t('noneForIn', { words, place })
      : t('noneFor', { words })
  }
  const count = asFirstWords(jobs(total))
  if (company) return t('atCompany', { jobs: count, company })
  if (isRemoteAnywhere) return count
  if (radius && place) return t('withinRadiusOf', { jobs: count, radius, place })
  if (radius) return t('withinRadius', { jobs: count, radius })
  return place ? t('inPlace', { jobs: count, place }) : t(isNear ? 'nearYou' : 'inArea', { jobs: count })
}

/** The heading while, or when, nobody knows how many. */
function Place({ list }: { list: JobAdList }) {
  const t = usePhrases('search')
  const isNear = useIsNear(list)
  const place = usePlaceName(list)
  const company = useCompanyName()
  const isRemoteAnywhere = useIsRemoteAnywhere(list)
  if (company) return t('jobsAtCompany', { company })
  if (isRemoteAnywhere) return t('allRemote')
  if (place) return t('jobsInPlace', { place })
  return t(isNear ? 'jobsNearYou' : 'jobsInArea')
}

const remotePhrases = { exact: 'remoteJobs', about: 'remoteJobsAbout', atLeast: 'remoteJobsAtLeast' } as const

/** Remote jobs are called so where nothing else is asked for. */
function useHeadingCount({ typedFilters }: JobAdList): (count: Count) => string {
  const t = usePhrases('search')
  const jobs = useCountPhrase()
  if (!asksForRemote(useSearch().search, typedFilters)) return jobs
  return ({ value, kind }) => t(remotePhrases[kind], { count: value })
}

/** All the remote jobs of the country are the same in every place. */
function useIsRemoteAnywhere({ typedFilters }: JobAdList): boolean {
  const { search } = useSearch()
  return asksForRemote(search, typedFilters) && holdsAllRemote(search)
}

/** "About 240 jobs": every sentence of a heading begins with the count. Arabic has no capitals. */
const asFirstWords = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** A rectangle that was drawn is an area even when its distances count from the reader. */
function useIsNear(list: JobAdList): boolean {
  const { bounds } = useSearch().search.filters
  return useOrigin(list) === 'viewer' && bounds === undefined
}

function usePlaceName(list: JobAdList) {
  const locale = useLocale()
  const { bounds } = useSearch().search.filters
  return list.place && !bounds ? readIn(locale, list.place.name).text : null
}

function Origin({ list }: { list: JobAdList }) {
  const { search } = useSearch()
  const text = useOriginText(list)
  // Around a position the list is measured from a known reader a moment later: the line keeps its room for them.
  if (text === null && (!search.isPositioned || list.items.length === 0)) return null
  return <p className="search-origin text-[0.8125rem] text-ink-3">{text}</p>
}

function useOriginText(list: JobAdList): string | null {
  const t = usePhrases('search')
  const origin = useOrigin(list)
  const place = usePlaceName(list)
  if (!origin || list.items.length === 0) return null
  if (origin === 'viewer') return t('fromYou')
  return place && origin === 'place' ? t('fromPlace', { place }) : t('fromCentre')
}
