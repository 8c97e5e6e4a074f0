import type { BoundPhrases } from '../../i18n/bind-phrases.ts'
import { phraseKey } from '../../i18n/phrase-key.ts'
import type { Detail } from './ad-details.ts'
import type { ShownAd } from './shown-ad.ts'

type Words = { t: BoundPhrases<'jobAds'>; form: BoundPhrases<'jobAdForm'>; fields: BoundPhrases<'fields'> }
type Terms = Pick<ShownAd, 'employmentType' | 'workMode' | 'seniority' | 'contractType' | 'category'>

/**
 * The terms of a job in the reader's language; those that the company left open are left out. For the public page
 * the server words them, so that no seeker fetches the names of all fields.
 */
export function termsInWords(ad: Terms, { t, form, fields }: Words): Detail[] {
  const { employmentType, workMode, seniority, contractType, category } = ad
  const known: [string, string | null, string?][] = [
    [fields('employmentType'), employmentType && t(`employmentType.${phraseKey(employmentType)}`)],
    [fields('workMode'), workMode && t(`workMode.${phraseKey(workMode)}`)],
    [fields('seniority'), seniority && t(`seniority.${phraseKey(seniority)}`)],
    contractType
      ? [
          fields('contractType'),
          t(`contractType.${phraseKey(contractType)}`),
          form(`contractMeaning.${phraseKey(contractType)}`),
        ]
      : [fields('contractType'), null],
    [fields('category'), category && t(`category.${phraseKey(category)}`)],
  ]
  return known.flatMap(([name, text, meaning]) =>
    text === null ? [] : [{ name, text, ...(meaning && { meaning }) }],
  )
}
