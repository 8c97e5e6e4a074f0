import type { InputOf } from '@qareeb/contract/endpoint'
import { organizationBounds, type updateOrganization as endpoint } from '@qareeb/contract/organizations'
import { recordEvent } from '../audit/record-event.ts'
import { describeCompanyFile } from '../files/company-files.ts'
import type { Context } from '../ground/context.ts'
import { AppError } from '../ground/errors.ts'
import { nameIn } from '../ground/name-in.ts'
import { pageAddress } from '../ground/page-address.ts'
import { cleanText, problemsOfLength } from '../ground/text-rules.ts'
import type { Inside } from '../ground/use-case.ts'
import { closeJobAdsTask } from './close-job-ads.ts'
import { mailPeople } from './mail-people.ts'
import { type Company, savePrivate, updateCompany } from './queries/companies.ts'
import { listRecipients } from './queries/members.ts'
import { relistCompanyTask } from './relist-company.ts'
import { problemOfVerifiedDate, riyadhDateOf, verifiedAtOf } from './rules.ts'

type Body = InputOf<typeof endpoint>['body']

/** What platform administrators alone decide about a company. */
export type Decision = Pick<Body, 'verificationStatus' | 'verifiedDate' | 'rejectionReason' | 'plan'>

type Deciding = { company: Company; decision: Decision }

/**
 * Verifies or rejects a company, or gives it another plan, at once. The same decision again changes nothing.
 * @throws AppError `file.infected` for verifying one whose document holds something harmful
 */
export async function decideOnCompany(context: Inside<Context>, deciding: Deciding): Promise<void> {
  const { verificationStatus, verifiedDate, rejectionReason, plan } = deciding.decision
  if (verificationStatus === 'verified') await verify(context, deciding)
  else if (verificationStatus === 'rejected') await reject(context, deciding)
  else if (verifiedDate !== undefined || rejectionReason !== undefined) throw missing('verificationStatus')
  if (plan !== undefined) await changePlan(context, { company: deciding.company, plan })
}

const missing = (path: string) =>
  new AppError('request.invalid', { errors: [{ path, problem: 'required' as const }] })

async function verify(context: Inside<Context>, { company, decision }: Deciding) {
  const { db } = context
  const { id } = company
  const { verifiedDate } = decision
  const moments = { createdAt: company.createdAt, now: context.now() }
  const problem = verifiedDate === undefined ? undefined : problemOfVerifiedDate(verifiedDate, moments)
  if (problem) throw new AppError('request.invalid', { errors: [{ path: 'verifiedDate', problem }] })
  const isAnswered = company.verificationStatus === 'verified' && company.waitingSince === null
  const present = company.verifiedAt && riyadhDateOf(company.verifiedAt)
  const isSameDay = verifiedDate === undefined || verifiedDate === present
  if (isAnswered && isSameDay) return
  const registration = await stateOfRegistration(context, company)
  if (registration === 'infected') throw new AppError('file.infected')

  const verifiedAt = verifiedAtOf(verifiedDate, moments)
  const publicSince = company.publicSince ?? context.now()
  await updateCompany(db, id, {
    verificationStatus: 'verified',
    verifiedAt,
    publicSince,
    hiddenSince: null,
  })
  await savePrivate(db, id, { waitingSince: null, rejectedAt: null, rejectionReason: null })
  const from = verifiedDate === riyadhDateOf(moments.now) ? undefined : verifiedDate
  const details = { registration, ...(from !== undefined && { from }) }
  await recordEvent(context, { action: 'organization.verify', organizationId: id, details })
  await context.tasks.add(db, relistCompanyTask, { organizationId: id })
  await tellAdmins(context, company)
}

/** What the scanner says of the document on which a verification rests; `none` without one. */
async function stateOfRegistration(context: Inside<Context>, { registrationFileId }: Company) {
  if (registrationFileId === null) return 'none'
  const file = await describeCompanyFile(context, registrationFileId)
  return file?.scan ?? 'none'
}

/** Unverified companies publish nothing: the page goes with the decision, open ads within seconds. */
async function reject(context: Inside<Context>, { company, decision }: Deciding) {
  const { db } = context
  const { id } = company
  if (decision.rejectionReason === undefined) throw missing('rejectionReason')
  const reason = cleanText(decision.rejectionReason)
  const errors = problemsOfLength('rejectionReason', reason, organizationBounds.rejectionReason)
  if (errors.length > 0) throw new AppError('request.invalid', { errors })
  const isAnswered = company.verificationStatus === 'rejected' && company.waitingSince === null
  if (isAnswered && company.rejectionReason === reason) return

  const rejectedAt = context.now()
  await updateCompany(db, id, { verificationStatus: 'rejected', verifiedAt: null, hiddenSince: rejectedAt })
  await savePrivate(db, id, { waitingSince: null, rejectedAt, rejectionReason: reason })
  await recordEvent(context, { action: 'organization.reject', organizationId: id, reason })
  await context.tasks.add(db, closeJobAdsTask, {
    organizationId: id,
    publishedUntil: rejectedAt.toISOString(),
  })
  await tellAdmins(context, company, reason)
}

async function changePlan(
  context: Inside<Context>,
  { company, plan }: { company: Company; plan: Company['plan'] },
) {
  if (company.plan === plan) return
  await updateCompany(context.db, company.id, { plan })
  await recordEvent(context, {
    action: 'organization.changePlan',
    organizationId: company.id,
    details: { from: company.plan, to: plan },
  })
}

/** Tells the administrators of a company how it was decided; with a reason that it was rejected. */
async function tellAdmins(context: Inside<Context>, { id, name }: Company, reason?: string) {
  const people = await listRecipients(context.db, id, 'ADMIN')
  await mailPeople(context, {
    people,
    occasion: `company-${reason === undefined ? 'verified' : 'rejected'}`,
    write({ firstName, locale }) {
      const company = nameIn(locale, name)
      const page = (path: string) => pageAddress(context, locale, path)
      return reason === undefined
        ? { name: 'companyVerified', data: { firstName, company, url: page('/dashboard') } }
        : {
            name: 'companyRejected',
            data: { firstName, company, reason, url: page('/dashboard/company-details') },
          }
    },
  })
}
