import { defaultLocale, isLocale, type Locale } from '@qareeb/contract/locale'

/**
 * The language of the messages that a caller gets, by its `Accept-Language`; Arabic when it asks for neither.
 * @param header e.g. `en-GB,en;q=0.9,ar;q=0.8`
 */
export function acceptedLocale(header: string | undefined): Locale {
  if (!header) return defaultLocale

  let best: { locale: Locale; weight: number } | undefined
  for (const range of header.slice(0, 200).split(',')) {
    const [tag = '', ...parameters] = range.trim().split(';')
    const locale = tag.slice(0, 2).toLowerCase()
    if (!isLocale(locale) || !/^..(-|$)/.test(tag)) continue

    const weight = weightOf(parameters)
    if (weight > (best?.weight ?? 0)) best = { locale, weight }
  }
  return best?.locale ?? defaultLocale
}

function weightOf(parameters: string[]): number {
  const quality = parameters
    .map((parameter) => /^\s*q=([01](?:\.\d{1,3})?)\s*$/.exec(parameter)?.[1])
    .find(Boolean)
  return quality === undefined ? 1 : Number(quality)
}
