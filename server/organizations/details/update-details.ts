import type { InputOf } from '@qareeb/contract/endpoint'
import type { updateOrganization as endpoint } from '@qareeb/contract/organizations'
import { isOtherName } from '@qareeb/contract/organizations/is-other-name'
import { isOtherNumber } from '@qareeb/contract/organizations/is-other-number'
import { recordEvent } from '../../audit/record-event.ts'
import type { Context } from '../../ground/context.ts'
import { AppError } from '../../ground/errors.ts'
import type { InCompany } from '../../ground/use-case.ts'
import { countOpenAdsOf } from '../../job-ads/open-ads/list-open-ads-of.ts'
import { lockOwnOrganization } from '../lock-own-organization.ts'
import { type Company, updateCompany } from '../queries/organizations.ts'
import { reindexOrganizationTask } from '../reindex-organization.ts'
import { changeSettings } from './change-settings.ts'
import { cleanCompanyName } from './clean-company-name.ts'
import { endVerification } from './end-verification.ts'
import { sendRegistration } from './send-registration.ts'

type Body = InputOf<typeof endpoint>['body']

/** A team's changes of its company; missing fields stay. */
export type Details = Omit<Body, 'verificationStatus' | 'verifiedDate' | 'rejectionReason' | 'plan'>

/**
 * Changes the details of a company as one edit: the version grows once and the log has one entry for all of them. Its ads
 * follow in search by a task.
 * @throws AppError `organization.changedMeanwhile`, `organization.numberNeeded`, `file.notFound`, `request.invalid`
 */
export async function updateDetails(context: InCompany<Context>, details: Details): Promise<void> {
  const name = details.name && cleanCompanyName(details.name)
  const company = await lockOwnOrganization(context)
  requireVersion(company, details)
  const fields = changedFields(company, { ...details, name })
  if (fields.length === 0) return
  if (details.registrationNumber === null) await allowRemovingNumber(context, company)

  await updateCompany(context.db, company.id, { version: company.version + 1 })
  await recordUpdate(context, fields)
  if (name && fields.includes('name')) await updateCompany(context.db, company.id, { name })
  if (isOther(company, { ...details, name })) await endVerification(context, company)
  if (fields.includes('name') || fields.includes('registrationNumber'))
    await context.tasks.add(context.db, reindexOrganizationTask, { organizationId: company.id })
  await changeSettings(context, details)
  if (details.registration) await sendRegistration(context, company, details.registration)
}

function requireVersion({ version: present }: Company, { version, ...details }: Details) {
  const { name, registration, registrationExpiresOn, registrationNumber } = details
  const namesOne =
    name || registration || registrationExpiresOn !== undefined || registrationNumber !== undefined
  if (version === undefined && namesOne)
    throw new AppError('request.invalid', { errors: [{ path: 'version', problem: 'required' }] })
  if (version !== undefined && version !== present) throw new AppError('organization.changedMeanwhile')
}

/** @throws AppError `organization.numberNeeded` while ads are open, which the number was needed for */
async function allowRemovingNumber(context: InCompany<Context>, { id, registrationNumber }: Company) {
  if (registrationNumber !== null && (await countOpenAdsOf(context, id)) > 0)
    throw new AppError('organization.numberNeeded')
}

/** Whether platform administrators have verified another name or another number. */
const isOther = (company: Company, { name, registrationNumber }: Details): boolean =>
  (name !== undefined && isOtherName(name, company.name)) ||
  isOtherNumber(registrationNumber, company.registrationNumber)

const changedFields = (company: Company, details: Details): string[] => [
  ...(details.name && (details.name.ar !== company.name.ar || details.name.en !== company.name.en)
    ? ['name']
    : []),
  ...(details.registration ? ['registration'] : []),
  ...settings.filter((field) => details[field] !== undefined && details[field] !== company[field]),
]

/** Fields that are compared as they are. */
const settings = [
  'registrationExpiresOn',
  'registrationNumber',
  'marketingAllowed',
  'retentionMonths',
] as const

/** A new document has an entry of its own. */
async function recordUpdate(context: InCompany<Context>, changed: string[]) {
  const { organizationId } = context
  const fields = changed.filter((field) => field !== 'registration').join()
  if (fields !== '')
    await recordEvent(context, { action: 'organization.update', organizationId, details: { fields } })
}
