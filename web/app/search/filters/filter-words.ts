import type { Locale } from '@qareeb/contract/locale'
import type { WrittenLanguage } from '@qareeb/contract/search/choices'
import type { RoundedCount } from '@qareeb/contract/search/counts'
import { isolateCode } from '../../i18n/isolate.ts'
import { formatRiyals } from '../../i18n/money.ts'
import { formatNumber } from '../../i18n/numbers.ts'
import { phraseKey } from '../../i18n/phrase-key.ts'
import { useLocale, usePhrases } from '../../i18n/use-phrases.ts'
import type { Filters } from '../../map/map-filters.ts'
import { useCompanyName } from '../address/use-company-name.ts'
import { type Facet, facets, type FilterName, flags, type Scale, scales } from './filter-names.ts'

/** One chosen value in words, and the search without it. */
export type ChosenValue = { key: string; text: string; without: (filters: Filters) => Partial<Filters> }

/** Says filters, their values and their counts in the language of the page. */
export function useFilterWords() {
  const t = usePhrases('search')
  const ads = usePhrases('jobAds')
  const units = usePhrases('units')
  const locale = useLocale()

  const name = (filter: FilterName) => t(`filter.${filter}`)
  const facetValue = (facet: Facet, value: string) => {
    // Only values of this facet's own enumeration are asked for, and each has its wording.
    const key = `${facet}.${phraseKey(value)}` as 'workMode.hybrid'
    return ads(key)
  }
  const step = (scale: Scale, value: number | undefined) => {
    if (scale === 'radius') return value ? t('within', { radius: value }) : t('anyRadius')
    if (scale === 'minSalary')
      return value ? t('salaryFrom', { amount: formatRiyals(value, locale, units) }) : t('anySalary')
    if (!value) return t('anyTime')
    return value === 1 ? t('lastDay') : t('lastDays', { count: value })
  }
  const company = useCompanyName()
  const organization = () => company ?? name('organization')
  const language = (written: WrittenLanguage | undefined) => t(`written.${written ?? 'any'}`)
  return {
    name,
    organization,
    language,
    facetValue,
    step,
    count: (count: RoundedCount) => countText(count, locale, t),
  }
}

const countText = (
  { value, kind }: RoundedCount,
  locale: Locale,
  t: ReturnType<typeof usePhrases<'search'>>,
) => {
  const count = formatNumber(value, locale)
  return kind === 'exact' ? count : t(kind, { count: isolateCode(count) })
}

/** The most chosen values of a filter that a sentence names. */
const mostNamed = 3

/** The choice of one filter in words; its name where many values are chosen. */
export function choiceText(name: FilterName, filters: Filters, words: ReturnType<typeof useFilterWords>) {
  const chosen = chosenValues({ [name]: filters[name] }, words)
  return chosen.length > 0 && chosen.length <= mostNamed
    ? chosen.map(({ text }) => text).join(' · ')
    : words.name(name)
}

/** Every chosen value of every filter, each to be taken back alone. */
export function chosenValues(filters: Filters, words: ReturnType<typeof useFilterWords>): ChosenValue[] {
  const inFacets = facets.flatMap((facet) => {
    const chosen: readonly string[] = filters[facet] ?? []
    return chosen.map((value) => ({
      key: `${facet}/${value}`,
      text: words.facetValue(facet, value),
      without: (now: Filters) => withoutValue(now, facet, value),
    }))
  })
  const inScales = scales
    .filter((scale) => filters[scale] !== undefined)
    .map((scale) => ({
      key: scale,
      text: words.step(scale, filters[scale]),
      without: () => ({ [scale]: undefined }),
    }))
  const on = flags
    .filter((flag) => filters[flag])
    .map((flag) => ({ key: flag, text: words.name(flag), without: () => ({ [flag]: undefined }) }))
  const others = [
    filters.writtenIn && { key: 'writtenIn', text: words.language(filters.writtenIn) },
    filters.organization && { key: 'organization', text: words.organization() },
  ]
    .filter((one) => one !== undefined && one !== '')
    .map((one) => ({ ...one, without: () => ({ [one.key]: undefined }) }))
  return [...inScales, ...inFacets, ...on, ...others]
}

function withoutValue(filters: Filters, facet: Facet, value: string): Partial<Filters> {
  const chosen: readonly string[] = filters[facet] ?? []
  return { [facet]: emptyToNothing(chosen.filter((other) => other !== value)) }
}

/** A filter without values is none. */
export const emptyToNothing = <Value>(values: Value[]): Value[] | undefined =>
  values.length > 0 ? values : undefined
