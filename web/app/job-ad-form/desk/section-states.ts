import { openOf, type QualityItem } from '../quality/quality.ts'
import type { FieldErrors } from '../saving/use-field-errors.ts'
import { type FieldName, fieldNames, type Section, sectionOfField, sections } from '../typed/field-names.ts'
import type { TypedJobAd } from '../typed/typed-job-ad.ts'
import { findUnreadFields } from '../typed/unread-fields.ts'

/** How far a part of the form is: it blocks publishing, could be better, is filled in, or is empty and may stay so. */
export type SectionState = { section: Section; kind: 'blocks' | 'advice' | 'done' | 'empty'; count: number }

/** The state of each part of the form, in their order; `count` is the number of its open items. */
export function sectionStates(
  typed: TypedJobAd,
  items: readonly QualityItem[],
  errors: FieldErrors,
): SectionState[] {
  const open = openOf(items)
  const unread = findUnreadFields(typed).map(({ field }) => field)
  const wrong = fieldNames.filter((name) => errors[name] !== undefined)
  return sections.map((section) => {
    const isHere = (field: FieldName) => sectionOfField[field] === section
    const needed = open.filter(({ field, isNeeded }) => isNeeded && isHere(field))
    const refused = wrong.filter((name) => isHere(name) && needed.every(({ field }) => field !== name))
    const blocking = needed.length === 0 ? refused.length : needed.length
    if (blocking > 0) return { section, kind: 'blocks', count: blocking }
    const advice = open.filter(({ field }) => isHere(field)).length
    if (advice > 0) return { section, kind: 'advice', count: advice }
    // Text that cannot be read, also while it is still being typed, fills nothing in.
    const isDone = !isEmpty(section, typed) && !unread.some(isHere)
    return { section, kind: isDone ? 'done' : 'empty', count: 0 }
  })
}

/** Of the parts that may stay empty. */
function isEmpty(section: Section, { requirements, benefits, benefitsText, openings, deadline }: TypedJobAd) {
  if (section === 'requirements') return Object.values(requirements).every(({ length }) => length === 0)
  const texts = [benefitsText.ar, benefitsText.en, openings, deadline]
  return section === 'benefits' && benefits.length === 0 && texts.every((text) => text.trim() === '')
}
