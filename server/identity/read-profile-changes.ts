import type { InputOf } from '@qareeb/contract/endpoint'
import type { FieldError } from '@qareeb/contract/errors'
import type { Locale } from '@qareeb/contract/locale'
import type { updateOwnProfile } from '@qareeb/contract/users'
import { AppError } from '../ground/errors.ts'
import { cleanName, cleanText } from '../ground/text-rules.ts'
import { parsePhone } from '../platform/sms/phone.ts'

type Body = InputOf<typeof updateOwnProfile>['body']
type Problem = Omit<FieldError, 'message'>

/** Fields of a profile that change; an undefined one stays. */
export type ProfileChanges = {
  firstName?: string | undefined
  lastName?: string | undefined
  phone?: string | null | undefined
  locale?: Locale | undefined
  candidateMails?: boolean | undefined
  description?: string | undefined
}

/**
 * A person's details in stored form.
 * @throws AppError `request.invalid` naming every field that holds nothing after cleaning
 */
export function readProfileChanges(body: Body): ProfileChanges {
  const problems: Problem[] = []
  const changes: ProfileChanges = {
    firstName: readName('firstName', body.firstName, problems),
    lastName: readName('lastName', body.lastName, problems),
    phone: readPhone(body.phone, problems),
    locale: body.locale,
    candidateMails: body.candidateMails,
    description: body.description === undefined ? undefined : cleanText(body.description),
  }
  if (problems.length > 0) throw new AppError('request.invalid', { errors: problems })
  return changes
}

function readName(path: string, typed: string | undefined, problems: Problem[]): string | undefined {
  if (typed === undefined) return undefined
  const name = cleanName(typed)
  if (name === '') problems.push({ path, problem: 'required' })
  return name
}

/** Null takes the phone away. */
function readPhone(typed: string | null | undefined, problems: Problem[]): string | null | undefined {
  if (typed === undefined || typed === null) return typed
  const phone = parsePhone(typed)
  if ('number' in phone) return phone.number
  problems.push({ path: 'phone', problem: phone.problem })
  return undefined
}
