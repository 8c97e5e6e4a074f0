import type { FieldProblem } from '@qareeb/contract/errors'
import { phoneNumber } from '@qareeb/contract/phone'
import * as z from 'zod/mini'
import { problemOfDate } from '../../forms/typed-date.ts'
import { contentOf } from './content-of.ts'
import type { FieldName } from './field-names.ts'
import type { TypedJobAd } from './typed-job-ad.ts'

/** A field in which something was typed that it cannot hold, so that it would be stored without it. */
export type UnreadField = { field: FieldName; problem: FieldProblem }

/** Fields whose text `contentOf` leaves out, in the order of the page. */
export function findUnreadFields(typed: TypedJobAd): UnreadField[] {
  const read = contentOf(typed)
  const { requirements, contact } = typed
  const fields: [FieldName, string, unknown, FieldProblem][] = [
    ['requirements.onsiteDays', requirements.onsiteDays, read.requirements.onsiteDays, 'invalid'],
    ['pay.min', typed.pay.min, read.pay?.min, 'invalid'],
    ['pay.max', typed.pay.max, read.pay?.max, 'invalid'],
    [
      'requirements.experienceYears',
      requirements.experienceYears,
      read.requirements.experienceYears,
      'invalid',
    ],
    ['requirements.weeklyHours', requirements.weeklyHours, read.requirements.weeklyHours, 'invalid'],
    ['openings', typed.openings, read.openings, 'invalid'],
    ['deadline', typed.deadline, read.deadline, problemOfDate(typed.deadline) ?? 'date'],
    ['contact.email', contact.email, read.contact.email, 'emailAddress'],
    ['contact.phone', contact.phone, read.contact.phone, problemOfPhone(contact.phone)],
  ]
  return fields
    .filter(([, text, value]) => text.trim() !== '' && (value === null || value === undefined))
    .map(([field, , , problem]) => ({ field, problem }))
}

/** The first problem of the schema of phone numbers. */
function problemOfPhone(typed: string): FieldProblem {
  const issue = z.safeParse(phoneNumber, typed).error?.issues[0]
  const problem = issue?.code === 'custom' ? issue.params?.['problem'] : undefined
  // `phone.ts` gives each of its checks the name of a problem.
  return (problem as FieldProblem | undefined) ?? 'invalid'
}
