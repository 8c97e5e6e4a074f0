import type { OrganizationSummary } from '@qareeb/contract/job-ads'
import type { ActiveOrganization, Membership, OrganizationRole } from '@qareeb/contract/organizations'
import { pictureUrl } from '../files/addresses.ts'
import type { Context } from '../ground/context.ts'
import { signedIn } from '../ground/signed-in.ts'
import { type Inside, inTransaction } from '../ground/use-case.ts'
import { type CompanyRow, findCompanyRow, listMembershipRows } from './queries/memberships.ts'

export type OwnCompanies = {
  /** The most recently chosen company comes first. */
  organizations: Membership[]
  activeOrganization: ActiveOrganization | null
}

type AsCaller = Inside<Pick<Context, 'actor' | 'db'>>

/** Runs work on the rows of the caller and of the active company, in one transaction. */
export function inOwnCompanies<C extends Pick<Context, 'actor' | 'db'>, T>(
  context: C,
  work: (context: Inside<C>) => Promise<T>,
): Promise<T> {
  const { userId, organization } = signedIn(context)
  const scope = { actor: userId, ...(organization && { organizationId: organization.id }) }
  return inTransaction(context, work, scope)
}

/** The companies of the caller, and the active one of this session. Needs the scope of `inOwnCompanies`. */
export async function listMemberships(context: AsCaller): Promise<OwnCompanies> {
  const { userId, organization: active } = signedIn(context)
  const rows = await listMembershipRows(context.db, userId)
  const activeRow =
    active && (rows.find(({ id }) => id === active.id) ?? (await findCompanyRow(context.db, active.id)))
  return {
    organizations: rows.map((row) => presentMembership(row, row.role)),
    activeOrganization:
      active && activeRow
        ? {
            ...presentMembership(activeRow, active.role),
            impersonatedUntil: active.impersonatedUntil?.toISOString() ?? null,
            hasRegistrationNumber: activeRow.hasRegistrationNumber,
          }
        : null,
  }
}

/** The public data of a company. */
export const presentSummary = (row: CompanyRow): OrganizationSummary => ({
  id: row.id,
  slug: row.slug,
  name: row.name,
  verified: row.verificationStatus === 'verified',
  verifiedAt: row.verifiedAt?.toISOString() ?? null,
  logoUrl: row.logoFile && pictureUrl(row.logoFile),
})

/** A company and the caller's role in it, in the form of the contract. */
export const presentMembership = (row: CompanyRow, role: OrganizationRole): Membership => ({
  organization: {
    ...presentSummary(row),
    verificationStatus: row.verificationStatus,
    plan: row.plan,
  },
  role,
})
