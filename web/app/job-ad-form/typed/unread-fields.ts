import type { FieldProblem } from '@qareeb/contract/errors'
import { toIssues } from '@qareeb/contract/issues'
import { jobAdContent, writtenPay } from '@qareeb/contract/job-ads/job-ad-content'
import { phoneNumber } from '@qareeb/contract/phone'
import * as z from 'zod/mini'
import { problemOfDate } from '../../forms/typed-date.ts'
import { contentOf } from './content-of.ts'
import type { FieldName } from './field-names.ts'
import { readAnyNumber } from './read-number.ts'
import type { TypedJobAd } from './typed-job-ad.ts'

/** A problem of a text, with the bound that it crosses. */
type Problem = { problem: FieldProblem; limit?: number }

/** A field in which something was typed that it cannot hold, so that it would be stored without it. */
export type UnreadField = Problem & { field: FieldName }

type Field = { field: FieldName; text: string; value: unknown; problem: () => Problem }

/** Fields whose text `contentOf` leaves out, in the order of the page. */
export function findUnreadFields(typed: TypedJobAd): UnreadField[] {
  const read = contentOf(typed)
  const { requirements, contact } = typed
  const numberOf = (name: keyof typeof requirementNumbers): Field => ({
    field: `requirements.${name}`,
    text: requirements[name],
    value: read.requirements[name],
    problem: () => problemOfNumber(requirements[name], requirementNumbers[name]),
  })
  const amountOf = (name: 'min' | 'max'): Field => ({
    field: `pay.${name}`,
    text: typed.pay[name],
    value: read.pay?.[name],
    problem: () => problemOfNumber(typed.pay[name], writtenPay.shape[name]),
  })
  const fields: Field[] = [
    numberOf('onsiteDays'),
    amountOf('min'),
    amountOf('max'),
    numberOf('experienceYears'),
    numberOf('weeklyHours'),
    {
      field: 'openings',
      text: typed.openings,
      value: read.openings,
      problem: () => problemOfNumber(typed.openings, jobAdContent.shape.openings),
    },
    {
      field: 'deadline',
      text: typed.deadline,
      value: read.deadline,
      problem: () => ({ problem: problemOfDate(typed.deadline) ?? 'date' }),
    },
    {
      field: 'contact.email',
      text: contact.email,
      value: read.contact.email,
      problem: () => ({ problem: 'emailAddress' }),
    },
    {
      field: 'contact.phone',
      text: contact.phone,
      value: read.contact.phone,
      problem: () => ({ problem: problemOfPhone(contact.phone) }),
    },
  ]
  return fields
    .filter(({ text, value }) => text.trim() !== '' && (value === null || value === undefined))
    .map(({ field, problem }) => ({ field, ...problem() }))
}

const { onsiteDays, experienceYears, weeklyHours } = jobAdContent.shape.requirements.shape
const requirementNumbers = { onsiteDays, experienceYears, weeklyHours }

/** Beyond it every number crosses a bound of its field. */
const beyondAll = 1_000_000_000

/** The bound that a typed number crosses, where it is a number. */
function problemOfNumber(typed: string, schema: z.ZodMiniType): Problem {
  const number = readAnyNumber(typed)
  if (number === undefined) return { problem: 'invalid' }
  const clamped = Math.max(-beyondAll, Math.min(beyondAll, number))
  const found = z.safeParse(schema, clamped, { reportInput: true }).error?.issues ?? []
  const [issue] = toIssues(found, { flat: false })
  return { problem: issue?.problem ?? 'invalid', ...(issue?.limit !== undefined && { limit: issue.limit }) }
}

/** The first problem of the schema of phone numbers. */
function problemOfPhone(typed: string): FieldProblem {
  const issue = z.safeParse(phoneNumber, typed).error?.issues[0]
  const problem = issue?.code === 'custom' ? issue.params?.['problem'] : undefined
  // `phone.ts` gives each of its checks the name of a problem.
  return (problem as FieldProblem | undefined) ?? 'invalid'
}
