import type { applyForJob } from '@qareeb/contract/candidates'
import type { InputOf } from '@qareeb/contract/endpoint'
import type { FieldError } from '@qareeb/contract/errors'
import type { Context } from '../../ground/context.ts'
import { AppError } from '../../ground/errors.ts'
import { cleanName, cleanText } from '../../ground/text-rules.ts'
import { parsePhone } from '../../platform/sms/phone.ts'
import { type ApplicantAccount, findApplicantAccount } from '../queries/applicant.ts'

type Body = InputOf<typeof applyForJob>['body']
type Problem = Omit<FieldError, 'message'>

/** The applicant, as the application stores them. */
export type Applicant = {
  userId: string | null
  name: string
  /** In lower case. */
  email: string
  /** The applicant has confirmed the address. */
  isConfirmed: boolean
  phone: string
  message: string
}

/**
 * Reads the applicant: a guest gives all details, a signed-in caller applies with the address of the account and
 * may change the other details.
 * @throws AppError `request.invalid` naming every field that is missing or wrong
 */
export async function readApplicant(context: Pick<Context, 'db' | 'actor'>, body: Body): Promise<Applicant> {
  const { actor, db } = context
  const account = actor.kind === 'user' ? await findApplicantAccount(db, actor.userId) : undefined
  const problems: Problem[] = []
  const applicant = {
    userId: account?.userId ?? null,
    name: readName(body.name ?? account?.name, problems),
    email: account?.email ?? readEmail(body.email, problems),
    isConfirmed: account?.isVerified ?? false,
    phone: readPhone(body.phone, account, problems),
    message: cleanText(body.message ?? account?.description ?? ''),
  }
  if (!account && !body.consents) problems.push({ path: 'consents', problem: 'consentRequired' })
  if (problems.length > 0) throw new AppError('request.invalid', { errors: problems })
  return applicant
}

/** Letters of a name that the row holds; two names of an account may be longer together. */
const longestName = 100

function readName(typed: string | undefined, problems: Problem[]): string {
  const name = cleanName(typed ?? '')
    .slice(0, longestName)
    .trim()
  if (name === '') problems.push({ path: 'name', problem: 'required' })
  return name
}

function readEmail(typed: string | undefined, problems: Problem[]): string {
  if (typed === undefined) problems.push({ path: 'email', problem: 'required' })
  return (typed ?? '').toLowerCase()
}

function readPhone(typed: string | undefined, account: ApplicantAccount | undefined, problems: Problem[]) {
  if (typed === undefined) {
    if (!account?.phone) problems.push({ path: 'phone', problem: 'required' })
    return account?.phone ?? ''
  }
  const phone = parsePhone(typed)
  if ('number' in phone) return phone.number
  problems.push({ path: 'phone', problem: phone.problem })
  return ''
}
