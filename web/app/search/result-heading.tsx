import type { Count, FacetCounts, JobAdList, RoundedCount } from '@qareeb/contract/search'
import { Suspense, use } from 'react'
import { readIn } from '../i18n/bilingual.ts'
import { isolateName } from '../i18n/isolate.ts'
import { useLocale, usePhrases } from '../i18n/use-phrases.ts'
import { useCountPhrase } from '../job-ads/use-count-phrase.ts'
import { useCompanyName } from './company-of.ts'
import { promiseKey } from './promise-key.ts'
import { countQueryOf, isInPlace, type Search } from './search-address.ts'
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
        {list.items.length > 0 && <SortSelect sort={list.sort} />}
      </div>
      <Origin list={list} />
    </header>
  )
}

function Total({ list, facets }: { list: JobAdList; facets: Promise<FacetCounts | null> }) {
  const counts = use(facets)
  const { search } = useSearch()
  const total = withoutRemote(list.total ?? counts?.total, { search, remote: counts?.remote })
  const jobs = useCountPhrase()
  const t = usePhrases('search')
  const { radius, q } = search.filters
  const isNear = useIsNear(list)
  const place = usePlaceName(list)
  const company = useCompanyName()
  if (!total) return <Place list={list} />

  if (list.items.length === 0 && q) {
    const words = isolateName(q)
    return place && !search.namesPlace ? t('noneForIn', { words, place }) : t('noneFor', { words })
  }
  const count = asFirstWords(jobs(total))
  if (company) return t('atCompany', { jobs: count, company })
  if (place)
    return radius ? t('withinRadiusOf', { jobs: count, radius, place }) : t('inPlace', { jobs: count, place })
  return radius
    ? t('withinRadius', { jobs: count, radius })
    : t(isNear ? 'nearYou' : 'inArea', { jobs: count })
}

/** The heading while, or when, nobody knows how many. */
function Place({ list }: { list: JobAdList }) {
  const t = usePhrases('search')
  const isNear = useIsNear(list)
  const place = usePlaceName(list)
  const company = useCompanyName()
  if (company) return t('jobsAtCompany', { company })
  if (place) return t('jobsInPlace', { place })
  return t(isNear ? 'jobsNearYou' : 'jobsInArea')
}

type Apart = { search: Search; remote: RoundedCount | undefined }

/**
 * A circle holds every full-remote ad of the country too, which the row above the list counts: "in Jubail" are the
 * others. Where remote ads were chosen or left out there is no such row.
 */
function withoutRemote(total: Count | undefined, { search, remote }: Apart): Count | undefined {
  const isInCircle = countQueryOf(search).bounds === undefined || isInPlace(search)
  if (!total || !remote || total.kind === 'atLeast' || search.filters.workMode || !isInCircle) return total
  return { ...total, value: Math.max(0, total.value - remote.value) }
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
  // Around a position the reader's own place may be known a moment later: the line keeps its room.
  if (text === null && !search.isPositioned) return null
  return <p className="min-h-5 text-[0.8125rem] text-ink-3">{text}</p>
}

function useOriginText(list: JobAdList): string | null {
  const t = usePhrases('search')
  const origin = useOrigin(list)
  const place = usePlaceName(list)
  if (!origin || list.items.length === 0) return null
  if (origin === 'viewer') return t('fromYou')
  return place && origin === 'place' ? t('fromPlace', { place }) : t('fromCentre')
}
