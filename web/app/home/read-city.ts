import { defaultCity, type PresetCity } from '@qareeb/contract/cities'
import { isPreset } from '../search-box/search-target.ts'

/** The city in the address of the home page; the first one without a readable one. */
export function readCity(params: URLSearchParams): { city: PresetCity; isMisread: boolean } {
  const [asked, ...others] = params.getAll('city').filter(Boolean)
  if (asked === undefined) return { city: defaultCity, isMisread: false }
  return isPreset(asked) && others.length === 0
    ? { city: asked, isMisread: false }
    : { city: defaultCity, isMisread: true }
}
