import { cityPresets, type PresetCity } from '@qareeb/contract/cities'
import type { PlaceSummary } from '@qareeb/contract/search/job-ad-list'
import { readIn } from '../i18n/bilingual.ts'
import { useLocale, usePhrases } from '../i18n/use-phrases.ts'
import { isPreset, nearReader, otherCity } from './search-target.ts'

// The keys of the presets, which `Object.keys` widens.
export const presetCities = Object.keys(cityPresets) as PresetCity[]

type Offered = {
  /** Whether the map can be left where it is. */
  anywhere: boolean
  /** Whether the page searches near the reader. */
  near: boolean
  /** Stands first, when it is none of the others. */
  place: PlaceSummary | null
}

/** The cities of the select. */
export function useCityOptions({ anywhere, near, place }: Offered): { value: string; label: string }[] {
  const t = usePhrases('shell')
  const locale = useLocale()
  return [
    ...(place && !isPreset(place.key) ? [{ value: place.key, label: readIn(locale, place.name).text }] : []),
    ...(near ? [{ value: nearReader, label: t('nearMe') }] : []),
    ...(anywhere ? [{ value: '', label: t('anywhere') }] : []),
    ...presetCities.map((city) => ({ value: city, label: t(`city.${city}`) })),
    { value: otherCity, label: t('city.other') },
  ]
}
