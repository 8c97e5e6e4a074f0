import { cityPresets, type PresetCity } from '@qareeb/contract/cities'
import type { PlaceSummary } from '@qareeb/contract/search/job-ad-list'
import { readIn } from '../i18n/bilingual.ts'
import { useLocale, usePhrases } from '../i18n/use-phrases.ts'
import { isPreset, otherCity } from './search-target.ts'

// The keys of the presets, which `Object.keys` widens.
export const presetCities = Object.keys(cityPresets) as PresetCity[]

/**
 * The cities of the select.
 * @param withAnywhere offers to leave the place as it is
 * @param place stands first, when it is none of the others
 */
export function useCityOptions(
  withAnywhere: boolean,
  place: PlaceSummary | null,
): { value: string; label: string }[] {
  const t = usePhrases('shell')
  const locale = useLocale()
  return [
    ...(place && !isPreset(place.key) ? [{ value: place.key, label: readIn(locale, place.name).text }] : []),
    ...(withAnywhere ? [{ value: '', label: t('anywhere') }] : []),
    ...presetCities.map((city) => ({ value: city, label: t(`city.${city}`) })),
    { value: otherCity, label: t('city.other') },
  ]
}
