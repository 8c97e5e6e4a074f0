import type { FieldProblem } from '@qareeb/contract/errors'
import { jobAdBounds } from '@qareeb/contract/job-ads'
import { contentBounds, type JobAdContent } from '@qareeb/contract/job-ads/job-ad-content'
import { requirementBounds } from '@qareeb/contract/job-ads/job-ad-requirements'
import { type Locale, locales } from '@qareeb/contract/locale'
import { plainTextOf } from '@qareeb/contract/text/rich-text'
import { endOfRiyadhDay } from '@qareeb/reference/end-of-day'
import { contentOf } from '../typed/content-of.ts'
import { type FieldName, fieldNames } from '../typed/field-names.ts'
import { begunLanguages } from '../typed/languages.ts'
import type { TypedJobAd } from '../typed/typed-job-ad.ts'
import { findUnreadFields } from '../typed/unread-fields.ts'
import { wordingOf } from './wording.ts'

/** A field that keeps the ad from being published. */
export type Obstacle = {
  field: FieldName
  problem: FieldProblem
  limit?: number
}

/** Facts outside of the form that decide what keeps an ad back. */
export type ObstacleFacts = {
  /** Names of the company and its branches, in which no word is refused. */
  names: readonly string[]
  now: Date
  /** The reader's: in this language a text is asked for while there is none. */
  locale: Locale
}

/**
 * Every field that keeps an ad from being published, one problem each, in the order of the page: what the server
 * would refuse, and what it would not get since it is unreadable.
 */
export function findObstacles(typed: TypedJobAd, { names, now, locale }: ObstacleFacts): Obstacle[] {
  const content = contentOf(typed)
  const all: Obstacle[] = [
    ...findUnreadFields(typed),
    ...obstaclesOfTexts(typed, locale),
    ...ofWording(typed, names),
    ...ofKind(content),
    ...ofPay(content),
    ...ofRest(content, now),
  ]
  return fieldNames.flatMap((name) => all.find(({ field }) => field === name) ?? [])
}

/** Obstacles that are shown before anybody publishes: of fields that the writer has left, or that were not saved. */
export function findEarlyObstacles(typed: TypedJobAd, left: readonly FieldName[], now: Date): Obstacle[] {
  const content = contentOf(typed)
  const areBothLeft = left.includes('pay.min') && left.includes('pay.max')
  return [
    ...findUnreadFields(typed).filter(({ field }) => left.includes(field)),
    ...(areBothLeft ? ofPay(content).filter(({ problem }) => problem === 'belowLowest') : []),
    ...(left.includes('deadline') ? ofDeadline(content, now) : []),
  ]
}

const required = (field: FieldName): Obstacle => ({ field, problem: 'required' })

/** Of titles and descriptions: one language is enough, and one that is begun is finished. */
export function obstaclesOfTexts(typed: TypedJobAd, reader: Locale): Obstacle[] {
  const begun = begunLanguages(typed)
  return (begun.length === 0 ? [reader] : begun).flatMap((locale) => [
    ...ofText(`title.${locale}`, typed.title[locale].trim(), jobAdBounds.title),
    ...ofText(`description.${locale}`, plainTextOf(typed.description[locale]), jobAdBounds.description),
  ])
}

function ofText(field: FieldName, text: string, { min, max }: { min: number; max: number }): Obstacle[] {
  if (text === '') return [required(field)]
  if (text.length < min) return [{ field, problem: 'tooShort', limit: min }]
  return text.length > max ? [{ field, problem: 'tooLong', limit: max }] : []
}

/** Of a text that an ad need not have. */
const ofLength = (field: FieldName, text: string | null, max: number): Obstacle[] =>
  text !== null && text.length > max ? [{ field, problem: 'tooLong', limit: max }] : []

/** The notes under a field name its words; see `wording-notes.tsx`. */
const ofWording = (typed: TypedJobAd, names: readonly string[]): Obstacle[] =>
  wordingOf(typed, names)
    .filter(({ isRefused }) => isRefused)
    .map(({ field }) => ({ field, problem: 'selectsPeople' }))

const ofKind = (content: JobAdContent): Obstacle[] =>
  (['category', 'workMode', 'employmentType'] as const)
    .filter((field) => content[field] === null)
    .map(required)

function ofPay({ pay }: JobAdContent): Obstacle[] {
  const { min = null, max = null } = pay ?? {}
  const missing = [
    ...(min === null ? ['pay.min' as const] : []),
    ...(max === null ? ['pay.max' as const] : []),
  ]
  if (min !== null && max !== null && max < min) return [{ field: 'pay.max', problem: 'belowLowest' }]
  return missing.map(required)
}

function ofRest({ locationIds, contact, deadline, benefitsText }: JobAdContent, now: Date): Obstacle[] {
  return [
    ...locales.flatMap((locale) =>
      ofLength(`benefitsText.${locale}`, benefitsText[locale], requirementBounds.benefitsText),
    ),
    ...ofLength('contact.name', contact.name, contentBounds.contactName.max),
    ...(locationIds.length === 0 ? [required('locationIds')] : []),
    ...(contact.email === null && contact.phone === null
      ? [{ field: 'contact.email' as const, problem: 'emailOrPhone' as const }]
      : []),
    ...ofDeadline({ deadline }, now),
  ]
}

const ofDeadline = ({ deadline }: Pick<JobAdContent, 'deadline'>, now: Date): Obstacle[] =>
  deadline !== null && endOfRiyadhDay(deadline) <= now ? [{ field: 'deadline', problem: 'hasPassed' }] : []
