import type { FacetCounts, JobAdList } from '@qareeb/contract/search'
import { Suspense, use } from 'react'
import { readIn } from '../i18n/bilingual.ts'
import { isolateName } from '../i18n/isolate.ts'
import { useLocale, usePhrases } from '../i18n/use-phrases.ts'
import { useCountPhrase } from '../job-ads/use-count-phrase.ts'
import { useCompanyName } from './company-of.ts'
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
        {list.items.length > 0 && <SortSelect sort={list.sort} />}
      </div>
      <Origin list={list} />
    </header>
  )
}

function Total({ list, facets }: { list: JobAdList; facets: Promise<FacetCounts | null> }) {
  const counts = use(facets)
  const total = list.total ?? counts?.total
  const jobs = useCountPhrase()
  const t = usePhrases('search')
  const { radius, q } = useSearch().search.filters
  const isNear = useIsNear(list)
  const place = usePlaceName(list)
  const company = useCompanyName()
  if (!total) return <Place list={list} />

  const words = q && isolateName(q)
  if (total.value === 0 && words) return place ? t('noneForIn', { words, place }) : t('noneFor', { words })
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
  const t = usePhrases('search')
  const origin = useOrigin(list)
  const place = usePlaceName(list)
  if (!origin || list.items.length === 0) return null

  const text =
    origin === 'viewer'
      ? t('fromYou')
      : place && origin === 'place'
        ? t('fromPlace', { place })
        : t('fromCentre')
  return <p className="text-[0.8125rem] text-ink-3">{text}</p>
}
