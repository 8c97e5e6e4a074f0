import { cityPresets, type PresetCity } from '@qareeb/contract/cities'
import { usePhrases } from '../i18n/use-phrases.ts'
import { otherCity } from './search-target.ts'

// The keys of the presets, which `Object.keys` widens.
export const presetCities = Object.keys(cityPresets) as PresetCity[]

/** The cities of the select. @param withAnywhere offers to leave the place as it is */
export function useCityOptions(withAnywhere: boolean): { value: string; label: string }[] {
  const t = usePhrases('shell')
  return [
    ...(withAnywhere ? [{ value: '', label: t('anywhere') }] : []),
    ...presetCities.map((city) => ({ value: city, label: t(`city.${city}`) })),
    { value: otherCity, label: t('city.other') },
  ]
}
