import type { Count, FacetCounts } from '@qareeb/contract/search/counts'
import { isolateName } from '../../../i18n/isolate.ts'
import { usePhrases } from '../../../i18n/use-phrases.ts'
import { useCountPhrase } from '../../../job-ads/use-count-phrase.ts'
import { withoutNear } from '../../address/search-address.ts'
import type { ShownList } from '../../shown-list.ts'
import { listedTotal, listsRemoteAlone } from '../listed-total.ts'
import { useSearch } from '../use-search.ts'

const remotePhrases = { exact: 'remoteJobs', about: 'remoteJobsAbout', atLeast: 'remoteJobsAtLeast' } as const
const locationPhrases = { exact: 'atLocations', about: 'atLocationsAbout' } as const

/** Says how many jobs a list has: «28 وظيفة في 38 موقعًا», where the two differ; null while the counts load. */
export function useHeadingCount(list: ShownList): (counts: FacetCounts | null) => string {
  const t = usePhrases('search')
  const jobs = useCountPhrase()
  const { search } = useSearch()
  const isRemote = listsRemoteAlone(search, list.typedFilters)
  const q = search.isWordless ? undefined : withoutNear(search).filters.q

  const atLocations = (total: Count, locations: Count | undefined) => {
    if (!locations || locations.kind === 'atLeast' || locations.value === total.value) return ''
    return ` ${t(locationPhrases[locations.kind], { count: locations.value })}`
  }

  return (counts) => {
    // Full-remote jobs lie nowhere: a heading counts them where nothing else is asked for.
    const counted = counts && listedTotal(search, list.typedFilters, counts)
    const total = isRemote ? counted : (list.total ?? counted)
    if (!total) return t(isRemote ? 'allRemote' : 'results')
    if (list.items.length === 0 && q) return t('noneFor', { words: isolateName(q) })
    if (isRemote) return asFirstWords(t(remotePhrases[total.kind], { count: total.value }))
    return asFirstWords(jobs(total)) + atLocations(total, counts?.locations)
  }
}

/** "About 240 jobs": a heading begins with the count. Arabic has no capitals. */
const asFirstWords = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
