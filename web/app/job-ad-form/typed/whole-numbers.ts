import { requirementBounds } from '@qareeb/contract/job-ads/job-ad-requirements'
import type { OwnTexts } from '../../forms/problem-text.ts'
import type { BoundPhrases } from '../../i18n/bind-phrases.ts'
import type { FieldName } from './field-names.ts'

const bounds = {
  'requirements.onsiteDays': [1, requirementBounds.onsiteDays],
  'requirements.experienceYears': [0, requirementBounds.experienceYears],
  'requirements.weeklyHours': [1, requirementBounds.weeklyHours],
  openings: [1, requirementBounds.openings],
} as const satisfies Partial<Record<FieldName, readonly [number, number]>>

/** The rule of each field that takes whole numbers alone, for text that is none. */
export const wholeNumberTexts = (t: BoundPhrases<'jobAdForm'>): OwnTexts =>
  Object.fromEntries(
    Object.entries(bounds).map(([field, [from, to]]) => [`${field}.invalid`, t('wholeNumber', { from, to })]),
  )
