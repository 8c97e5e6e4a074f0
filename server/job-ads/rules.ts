import type { FieldError } from '@qareeb/contract/errors'
import { jobAdBounds, type JobAdState, type JobAdStatus } from '@qareeb/contract/job-ads'
import { contentBounds } from '@qareeb/contract/job-ads/job-ad-content'
import { minorUnits } from '@qareeb/reference/currencies'
import { endOfRiyadhDay } from '@qareeb/reference/end-of-day'
import { dayMs } from '@qareeb/reference/riyadh'
import { findSelectingWords, findSelectingWordsOfTitle } from '@qareeb/reference/wording/find-selecting-words'
import { problemsOfLength } from '../ground/text-rules.ts'
import type { JobAdContent } from './content/job-ad-content.ts'

/** The state of an ad at a moment. */
export function stateAt(ad: { status: JobAdStatus; expiresAt: Date | null }, now: Date): JobAdState {
  if (ad.status === 'draft') return 'draft'
  if (ad.status === 'archived') return 'inactive'
  return ad.expiresAt && ad.expiresAt > now ? 'active' : 'expired'
}

/** When an ad closes by itself: 30 days after publishing, or at the end of its deadline's day in Riyadh. */
export function expiryOf(publishedAt: Date, deadline: string | null): Date {
  const latest = publishedAt.getTime() + jobAdBounds.openDays * dayMs
  const deadlineEnds = deadline === null ? latest : endOfRiyadhDay(deadline).getTime()
  return new Date(Math.min(latest, deadlineEnds))
}

export type Problem = Omit<FieldError, 'message'>

/**
 * The obstacles to publishing an ad; none when it is complete, lawful and its deadline lies ahead. `names` are
 * those of the company and its branches, in which no word is refused.
 */
export const problemsOfPublishing = (ad: JobAdContent, now: Date, names: readonly string[]): Problem[] => [
  ...problemsOfContent(ad, names),
  ...(expiryOf(now, ad.deadline) <= now ? [{ path: 'deadline', problem: 'hasPassed' as const }] : []),
]

/** The missing fields of an ad that has been published once: its page stays, so it stays complete. */
export function problemsOfContent(ad: JobAdContent, names: readonly string[]): Problem[] {
  return [
    ...problemsOfTexts(ad),
    ...problemsOfWording(ad, names),
    ...(['category', 'workMode', 'employmentType', 'pay'] as const)
      .filter((field) => ad[field] === null)
      .map(required),
    ...problemsOfPay(ad),
    ...problemsOfLocations(ad),
    ...(ad.contact.email === null && ad.contact.phone === null
      ? [{ path: 'contact.email', problem: 'emailOrPhone' as const }]
      : []),
  ]
}

/** Descriptions that not even a draft may hold: with too many words, or too long once they are cleaned. */
export const problemsOfSize = ({ description }: JobAdContent): Problem[] =>
  (['ar', 'en'] as const).flatMap((locale) => {
    const { html = '', text = '' } = description[locale] ?? {}
    const { max } = jobAdBounds.description
    const isTooLong = text.length > max || html.length > contentBounds.html
    return isTooLong ? [{ path: `description.${locale}`, problem: 'tooLong' as const, limit: max }] : []
  })

const required = (path: string): Problem => ({ path, problem: 'required' })

/** One language is enough, but a language that is begun has to be finished. */
function problemsOfTexts({ title, description }: JobAdContent): Problem[] {
  const begun = (['ar', 'en'] as const).filter(
    (locale) => title[locale] !== null || description[locale] !== null,
  )
  if (begun.length === 0) return [required('title'), required('description')]
  return begun.flatMap((locale) => [
    ...problemsOfText(`title.${locale}`, title[locale], jobAdBounds.title),
    ...problemsOfText(`description.${locale}`, description[locale]?.text ?? null, jobAdBounds.description),
  ])
}

const problemsOfText = (path: string, text: string | null, bounds: { min: number; max: number }): Problem[] =>
  text === null || text.trim() === '' ? [required(path)] : problemsOfLength(path, text, bounds)

/** Saudi law forbids to select by sex, age or marital status, so such wording cannot be published. */
function problemsOfWording(
  { title, description, benefitsText }: JobAdContent,
  names: readonly string[],
): Problem[] {
  const texts = (['ar', 'en'] as const).flatMap((locale) => [
    { path: `title.${locale}`, text: title[locale] ?? '', find: findSelectingWordsOfTitle },
    { path: `description.${locale}`, text: description[locale]?.text ?? '', find: findSelectingWords },
    { path: `benefitsText.${locale}`, text: benefitsText[locale] ?? '', find: findSelectingWords },
  ])
  return texts.flatMap(({ path, text, find }) => {
    const words = find(text, names).map(({ text, at }) => ({ text, at }))
    return words.length === 0 ? [] : [{ path, problem: 'selectsPeople' as const, words }]
  })
}

function problemsOfPay({ pay }: JobAdContent): Problem[] {
  if (pay === null) return []
  const { min, max, currency } = pay
  if (min === null || max === null)
    return [...(min === null ? [required('pay.min')] : []), ...(max === null ? [required('pay.max')] : [])]
  const most = jobAdBounds.payMax * 10 ** minorUnits[currency]
  if (min <= 0) return [{ path: 'pay.min', problem: 'tooSmall', limit: 1 }]
  if (max < min) return [{ path: 'pay.max', problem: 'belowLowest' }]
  return max > most ? [{ path: 'pay.max', problem: 'tooBig', limit: jobAdBounds.payMax }] : []
}

function problemsOfLocations({ locationIds }: JobAdContent): Problem[] {
  const { min, max } = jobAdBounds.locations
  if (locationIds.length < min) return [required('locationIds')]
  if (locationIds.length > max) return [{ path: 'locationIds', problem: 'tooMany', limit: max }]
  return new Set(locationIds).size < locationIds.length ? [{ path: 'locationIds', problem: 'repeated' }] : []
}
