import type { Bilingual } from '@qareeb/contract/locale'
import type { OrganizationRole } from '@qareeb/contract/organizations'
import type { ErasedApplications } from '@qareeb/contract/organizations/deletion'
import { countErased } from '../candidates/erase/count-erased.ts'
import type { Context } from '../ground/context.ts'
import { AppError } from '../ground/errors.ts'
import { type Inside, inTransaction } from '../ground/use-case.ts'
import type { Transaction } from '../platform/database/database.ts'
import { setScope } from '../platform/database/set-scope.ts'
import { type ErasingContext, eraseOrganization } from './erase-organization.ts'
import { leaveTeam } from './leave-team.ts'
import { lockOtherMembers } from './queries/erasure.ts'
import { listMembershipRows } from './queries/memberships.ts'
import { lockCompany } from './queries/organizations.ts'

/**
 * The companies that end with a person's account: they have no other member. Refuses the last administrator of a
 * company with other members: they hand it over or delete it first.
 * @throws AppError `user.soleAdmin`
 */
export async function listCompaniesGoingWith(context: Pick<Context, 'db'>, userId: string): Promise<Going[]> {
  const going: Going[] = []
  await inTransaction(context, ({ db }) =>
    forEachMembership(db, userId, async (visited) => {
      refuseLeavingBehind(visited)
      const { isAlone, organizationId: id, name } = visited
      if (isAlone) going.push({ id, name, ...(await countErased(db, id)) })
    }),
  )
  return going
}

/** A company that ends with an account, and how many applications are erased with it. */
type Going = { id: string; name: Bilingual } & ErasedApplications

/**
 * Prepares the end of an account, in its transaction: companies without other members are erased with it, the logs
 * of the others get an entry. Afterwards the transaction works for the person and no company.
 * @returns the names of the companies that were erased
 * @throws AppError `user.soleAdmin`
 */
export async function leaveOrganizations(
  context: Inside<ErasingContext>,
  userId: string,
): Promise<Bilingual[]> {
  const { db } = context
  const erased: Bilingual[] = []
  await forEachMembership(db, userId, async (visited) => {
    refuseLeavingBehind(visited)
    if (!visited.isAlone) return leaveTeam(context, { ...visited, userId })
    const company = await lockCompany(db, visited.organizationId)
    if (!company) return
    await eraseOrganization(context, company)
    erased.push(visited.name)
  })
  return erased
}

/**
 * Removes a person from every company, each of which stays, in the transaction after which they may belong to none.
 * Afterwards it works for the person and no company.
 * @throws AppError `user.soleAdmin` for a person whom one of them needs, see `listCompaniesWithoutOtherAdmin`
 */
export const removeFromAllTeams = (
  context: Inside<Pick<Context, 'actor' | 'origin' | 'requestId'>>,
  userId: string,
): Promise<void> =>
  forEachMembership(context.db, userId, async (visited) => {
    if (isNeeded(visited)) throw new AppError('user.soleAdmin')
    await leaveTeam(context, { ...visited, userId })
  })

/** The names of the companies that would have no administrator, or no member, without a person. */
export async function listCompaniesWithoutOtherAdmin(
  context: Pick<Context, 'db'>,
  userId: string,
): Promise<Bilingual[]> {
  const needing: Bilingual[] = []
  await inTransaction(context, ({ db }) =>
    forEachMembership(db, userId, async (visited) => {
      if (isNeeded(visited)) needing.push(visited.name)
    }),
  )
  return needing
}

type Visited = {
  organizationId: string
  name: Bilingual
  /** Of the person that the visit is about. */
  role: OrganizationRole
  /** It has no other member. */
  isAlone: boolean
  /** It has no other possible administrator. */
  isLastAdmin: boolean
}

const isNeeded = ({ isAlone, isLastAdmin }: Visited): boolean => isAlone || isLastAdmin

function refuseLeavingBehind({ isAlone, isLastAdmin }: Visited) {
  if (isLastAdmin && !isAlone) throw new AppError('user.soleAdmin')
}

async function forEachMembership(
  db: Transaction,
  userId: string,
  visit: (visited: Visited) => Promise<void>,
) {
  await setScope(db, { actor: userId, organizationId: null })
  const companies = await listMembershipRows(db, userId)
  for (const { id: organizationId, name, role } of companies) {
    await setScope(db, { actor: userId, organizationId })
    // The last two administrators may go at the same moment: the second waits here, and is then the last.
    await lockCompany(db, organizationId)
    const others = await lockOtherMembers(db, { organizationId, userId })
    const isLastAdmin = role === 'ADMIN' && !others.some(({ administers }) => administers)
    await visit({ organizationId, name, role, isAlone: others.length === 0, isLastAdmin })
  }
  await setScope(db, { actor: userId, organizationId: null })
}
