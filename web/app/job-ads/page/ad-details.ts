import type { JobAdDetails } from '@qareeb/contract/job-ads'
import type { Locale } from '@qareeb/contract/locale'
import { readIn } from '../../i18n/bilingual.ts'
import type { BoundPhrases } from '../../i18n/bind-phrases.ts'
import { phraseKey } from '../../i18n/phrase-key.ts'

/** A fact about an ad in words, `Education: Bachelor’s degree`, with an explanation where the words are of the law. */
export type Detail = { name: string; text: string; meaning?: string }

type Words = {
  locale: Locale
  t: BoundPhrases<'jobAdRequirements'>
  fields: BoundPhrases<'fields'>
  units: BoundPhrases<'units'>
}

/**
 * Requirements and benefits of an ad besides pay, in the reader's language, without empty ones. For the public page
 * the server renders them, so that no seeker loads the names of all possible requirements.
 */
export function detailsInWords(details: JobAdDetails, { locale, t, fields, units }: Words): Detail[] {
  const join = (texts: readonly string[]) => texts.join(units('comma'))
  const skillsOf = (need: 'must' | 'nice') =>
    join(details.skills.filter((one) => one.need === need).map(({ name }) => readIn(locale, name).text))
  const known: [string, string | number | null][] = [
    [fields('openings'), details.openings],
    [fields('experienceYears'), details.experienceYears === 0 ? t('noYears') : details.experienceYears],
    [fields('education'), details.education && t(`education.${details.education}`)],
    [t('skillsMust'), skillsOf('must')],
    [t('skillsNice'), skillsOf('nice')],
    [
      fields('languages'),
      join(
        details.languages.map(
          (one) => `${t(`language.${one.language}`)} (${t(`languageLevel.${one.level}`)})`,
        ),
      ),
    ],
    [fields('weeklyHours'), details.weeklyHours],
    [fields('shifts'), join(details.shifts.map((one) => t(`shift.${one}`)))],
    [fields('onsiteDays'), details.onsiteDays],
    [fields('benefits'), join(benefitsInWords(details, { locale, t }))],
  ]
  return known.flatMap(([name, value]) =>
    value === null || value === '' ? [] : [{ name, text: String(value) }],
  )
}

/** The benefits of an ad and the company's own words about them, in the reader's language. */
export function benefitsInWords(
  { benefits, benefitsText }: JobAdDetails,
  { locale, t }: Pick<Words, 'locale' | 't'>,
): string[] {
  const own = benefitsText.ar ?? benefitsText.en
  return [
    ...benefits.map((one) => t(`benefit.${phraseKey(one)}`)),
    ...(own === null ? [] : [readIn(locale, benefitsText).text]),
  ]
}
