import type { inspectOrganization as endpoint, InspectedCompany } from '@qareeb/contract/administration'
import type { InputOf } from '@qareeb/contract/endpoint'
import { listLatestChangesOf } from '../audit/list-latest-changes-of.ts'
import { recordEvent } from '../audit/record-event.ts'
import type { Context } from '../ground/context.ts'
import { AppError } from '../ground/errors.ts'
import { asPlatformIn } from '../ground/use-case.ts'
import { stateAt } from '../job-ads/rules.ts'
import type { Database } from '../platform/database/database.ts'
import { findVerificationFacts } from './find-verification-facts.ts'
import { toListedCompany } from './list-organizations.ts'
import {
  type CompanyDetails,
  countJobAdsOf,
  findCompanyDetails,
  type InvitationRow,
  type JobAdRow,
  listJobAdsOf,
  listLocationsOf,
  listMembersOf,
  listOpenInvitationsOf,
  type MemberRow,
} from './queries/organization-details.ts'

/**
 * A company as its team sees it, read only. The read is audited, for the company to see.
 * @throws AppError `organization.notFound`
 */
export async function inspectOrganization(
  context: Context,
  { params: { id } }: Pick<InputOf<typeof endpoint>, 'params'>,
): Promise<InspectedCompany> {
  const about = { organizationId: id, now: context.now() }
  return asPlatformIn(context, id, async (context) => {
    const { db } = context
    const company = await findCompanyDetails(db, id)
    if (!company) throw new AppError('organization.notFound')

    await recordEvent(context, { action: 'organization.inspect', organizationId: id, subject: id })
    return {
      company: toListedCompany(company),
      rejection: rejectionOf(company),
      planInterest: planInterestOf(company),
      facts: await findVerificationFacts(db, company),
      ...(await peopleOf(db, about)),
      locations: await locationsOf(db, id),
      jobAds: await jobAdsOf(db, about),
      audit: await listLatestChangesOf(db, { organizationId: id, most: 20 }),
    }
  })
}

const rejectionOf = ({ rejectedAt, rejectionReason }: CompanyDetails) =>
  rejectedAt && rejectionReason !== null ? { reason: rejectionReason, at: rejectedAt.toISOString() } : null

const planInterestOf = ({ planInterest, planInterestAt }: CompanyDetails) =>
  planInterest && planInterestAt ? { plan: planInterest, at: planInterestAt.toISOString() } : null

type About = { organizationId: string; now: Date }

async function peopleOf(db: Database, about: About) {
  const members = await listMembersOf(db, about.organizationId)
  const invitations = await listOpenInvitationsOf(db, about)
  return {
    counts: { members: members[0]?.total ?? 0, invitations: invitations[0]?.total ?? 0 },
    members: members.map(toMember),
    invitations: invitations.map(toInvitation),
  }
}

const toMember = ({ joinedAt, id, firstName, lastName, email, phone, role, disabled }: MemberRow) => ({
  id,
  firstName,
  lastName,
  email,
  phone,
  role,
  disabled,
  joinedAt: joinedAt.toISOString(),
})

const toInvitation = ({ id, email, role, createdAt, expiresAt }: InvitationRow) => ({
  id,
  email,
  role,
  createdAt: createdAt.toISOString(),
  expiresAt: expiresAt.toISOString(),
})

async function locationsOf(db: Database, organizationId: string) {
  const rows = await listLocationsOf(db, organizationId)
  return { items: rows.map(({ total: _total, ...location }) => location), total: rows[0]?.total ?? 0 }
}

async function jobAdsOf(db: Database, about: About) {
  const rows = await listJobAdsOf(db, about.organizationId)
  return { items: rows.map((row) => toJobAd(row, about.now)), ...(await countJobAdsOf(db, about)) }
}

const toJobAd = ({ id, title, createdAt, ...ad }: JobAdRow, now: Date) => ({
  id,
  title,
  state: stateAt(ad, now),
  createdAt: createdAt.toISOString(),
})
