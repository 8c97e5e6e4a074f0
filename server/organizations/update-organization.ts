import type { InputOf } from '@qareeb/contract/endpoint'
import type { Organization, updateOrganization as endpoint } from '@qareeb/contract/organizations'
import { recordEvent } from '../audit/record-event.ts'
import { handRegistrationOver } from '../files/company-files.ts'
import { eraseCompanyFile } from '../files/erase-files.ts'
import { actingForNamed, requirePlatformAdmin } from '../ground/acting-for.ts'
import type { Context } from '../ground/context.ts'
import { AppError } from '../ground/errors.ts'
import { signedIn } from '../ground/signed-in.ts'
import { cleanNames } from '../ground/text-rules.ts'
import { type Inside, inTransaction } from '../ground/use-case.ts'
import type { Transaction } from '../platform/database/database.ts'
import { decideOnCompany } from './decide-on-company.ts'
import { readOrganization } from './present-organization.ts'
import { type Company, lockCompany, savePrivate, updateCompany } from './queries/companies.ts'
import { relistCompanyTask } from './relist-company.ts'
import { isOtherName, problemsOfName } from './rules.ts'

type Input = Pick<InputOf<typeof endpoint>, 'query' | 'body'>
type Details = Omit<Input['body'], 'verificationStatus' | 'verifiedDate' | 'rejectionReason' | 'plan'>

/**
 * Changes a company, all of what is named or nothing: its details by its team, verification and plan by platform
 * administrators alone.
 * @throws AppError `request.forbidden`, `organization.changedMeanwhile`, `file.notFound`
 */
export async function updateOrganization(context: Context, { query, body }: Input): Promise<Organization> {
  const { organizationId } = actingForNamed(context, query.organizationId)
  const { verificationStatus, verifiedDate, rejectionReason, plan, ...details } = body
  const decision = { verificationStatus, verifiedDate, rejectionReason, plan }
  const decides = Object.values(decision).some((value) => value !== undefined)
  if (decides) requirePlatformAdmin(context)
  const name = details.name && readName(details.name)

  return inTransaction(
    context,
    async (context) => {
      const { db } = context
      const company = await lock(db, organizationId)
      await changeDetails(context, company, { ...details, ...(name && { name }) })
      // What is decided is decided about the company as it is by then.
      if (decides) await decideOnCompany(context, { company: await lock(db, organizationId), decision })
      return readOrganization(context, organizationId)
    },
    { organizationId, actor: signedIn(context).userId },
  )
}

async function lock(db: Transaction, organizationId: string): Promise<Company> {
  const company = await lockCompany(db, organizationId)
  if (!company) throw new AppError('organization.notFound')
  return company
}

function readName(written: Company['name']): Company['name'] {
  const name = cleanNames(written)
  const errors = problemsOfName(name)
  if (errors.length > 0) throw new AppError('request.invalid', { errors })
  return name
}

async function changeDetails(context: Inside<Context>, company: Company, details: Details) {
  checkVersion(company, details)
  const fields = changedFields(company, details)
  if (fields.length === 0) return

  const { db } = context
  await updateCompany(db, company.id, {
    version: company.version + 1,
    name: details.name,
    marketingAllowed: details.marketingAllowed,
  })
  await savePrivate(db, company.id, {
    registrationExpiresOn: details.registrationExpiresOn,
    retentionMonths: details.retentionMonths,
  })
  await recordChange(context, { organizationId: company.id, fields })
  if (details.name && isOtherName(details.name, company.name)) await takeBadge(context, company)
  if (details.registration) await changeRegistration(context, company, details.registration)
  if (fields.includes('name')) await context.tasks.add(db, relistCompanyTask, { organizationId: company.id })
}

/** The badge belongs to the name that was verified: by another one a company waits again, with its ads open. */
async function takeBadge(context: Inside<Context>, { id, verificationStatus, registrationFileId }: Company) {
  if (verificationStatus !== 'verified') return
  const { db } = context
  await updateCompany(db, id, { verificationStatus: 'pending', verifiedAt: null })
  await savePrivate(db, id, { waitingSince: registrationFileId === null ? null : context.now() })
  await recordEvent(context, { action: 'organization.loseBadge', organizationId: id })
}

function checkVersion({ version: present }: Company, { version, ...details }: Details) {
  const { name, registration, registrationExpiresOn } = details
  if (version === undefined && (name || registration || registrationExpiresOn !== undefined))
    throw new AppError('request.invalid', { errors: [{ path: 'version', problem: 'required' }] })
  if (version !== undefined && version !== present) throw new AppError('organization.changedMeanwhile')
}

const changedFields = (company: Company, details: Details): string[] => [
  ...(details.name && (details.name.ar !== company.name.ar || details.name.en !== company.name.en)
    ? ['name']
    : []),
  ...(details.registration ? ['registration'] : []),
  ...(['registrationExpiresOn', 'marketingAllowed', 'retentionMonths'] as const).filter(
    (field) => details[field] !== undefined && details[field] !== company[field],
  ),
]

/** A company that was rejected waits again; one that is verified stays so while somebody looks at the new document. */
async function changeRegistration(
  context: Inside<Context>,
  company: Company,
  claim: NonNullable<Details['registration']>,
) {
  const { db } = context
  const { userId } = signedIn(context)
  const registrationFileId = await handRegistrationOver(context, { userId, claim })
  if (!registrationFileId) throw new AppError('file.notFound')

  await savePrivate(db, company.id, {
    registrationFileId,
    waitingSince: context.now(),
    rejectedAt: null,
    rejectionReason: null,
  })
  if (company.registrationFileId) await eraseCompanyFile(context, { id: company.registrationFileId })
  if (company.verificationStatus === 'rejected')
    await updateCompany(db, company.id, { verificationStatus: 'pending', verifiedAt: null })
}

async function recordChange(
  context: Inside<Context>,
  { organizationId, fields }: { organizationId: string; fields: string[] },
) {
  if (fields.includes('registration'))
    await recordEvent(context, { action: 'organization.sendRegistration', organizationId })
  const others = fields.filter((field) => field !== 'registration').join()
  if (others !== '')
    await recordEvent(context, {
      action: 'organization.update',
      organizationId,
      details: { fields: others },
    })
}
