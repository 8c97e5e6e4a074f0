import type { PublicJobAd } from '@qareeb/contract/job-ads'
import { locales, type Locale } from '@qareeb/contract/locale'

type Texts = Pick<PublicJobAd, 'title' | 'description'>

/** The language of an ad that is written in one alone; undefined when title and description exist in both. */
export function onlyLanguageOf({ title, description }: Texts): Locale | undefined {
  const written = locales.filter((locale) => title[locale] !== null && description[locale] !== null)
  return written.length === 1 ? written[0] : undefined
}
