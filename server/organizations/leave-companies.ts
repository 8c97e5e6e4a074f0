import type { Bilingual } from '@qareeb/contract/locale'
import type { OrganizationRole } from '@qareeb/contract/organizations'
import type { Context } from '../ground/context.ts'
import { AppError } from '../ground/errors.ts'
import { type Inside, inTransaction } from '../ground/use-case.ts'
import type { Transaction } from '../platform/database/database.ts'
import { setScope } from '../platform/database/set-scope.ts'
import { type ErasingContext, eraseCompany } from './erase-company.ts'
import { leaveTeam } from './leave-team.ts'
import { lockCompany } from './queries/companies.ts'
import { lockOthers } from './queries/erasure.ts'
import { listMembershipRows } from './queries/memberships.ts'

/**
 * The companies that would end with somebody's account: nobody else works in them. Refuses anyone who is the last
 * administrator of a company in which others work: they hand it over or delete it first.
 * @throws AppError `user.soleAdmin`
 */
export async function listCompaniesGoingWith(
  context: Pick<Context, 'db'>,
  userId: string,
): Promise<{ id: string; name: Bilingual }[]> {
  const going: { id: string; name: Bilingual }[] = []
  await inTransaction(context, ({ db }) =>
    forEachMembership(db, userId, async (visited) => {
      refuseLeavingBehind(visited)
      if (visited.isAlone) going.push({ id: visited.organizationId, name: visited.name })
    }),
  )
  return going
}

/**
 * Prepares the end of an account, in its transaction: companies in which nobody else works are erased with it, the logs
 * of the others say that the person has gone. Afterwards the transaction works for the person and no company.
 * @returns the names of the companies that were erased
 * @throws AppError `user.soleAdmin`
 */
export async function leaveCompanies(context: Inside<ErasingContext>, userId: string): Promise<Bilingual[]> {
  const { db } = context
  const erased: Bilingual[] = []
  await forEachMembership(db, userId, async (visited) => {
    refuseLeavingBehind(visited)
    if (!visited.isAlone) return leaveTeam(context, { ...visited, userId })
    const company = await lockCompany(db, visited.organizationId)
    if (!company) return
    await eraseCompany(context, company)
    erased.push(visited.name)
  })
  return erased
}

/**
 * Takes somebody out of every company, each of which stays, in the transaction after which they may belong to none.
 * Afterwards it works for the person and no company.
 * @throws AppError `user.soleAdmin` for who is needed in one of them, see `listCompaniesWithoutOtherAdmin`
 */
export const removeFromAllTeams = (
  context: Inside<Pick<Context, 'actor' | 'origin' | 'requestId'>>,
  userId: string,
): Promise<void> =>
  forEachMembership(context.db, userId, async (visited) => {
    if (isNeeded(visited)) throw new AppError('user.soleAdmin')
    await leaveTeam(context, { ...visited, userId })
  })

/** The names of the companies that nobody would administer, or belong to, without somebody. */
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
  /** Of whom the visit is about. */
  role: OrganizationRole
  /** Nobody else belongs to it. */
  isAlone: boolean
  /** Nobody else could administer it. */
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
    const others = await lockOthers(db, { organizationId, userId })
    const isLastAdmin = role === 'ADMIN' && !others.some(({ administers }) => administers)
    await visit({ organizationId, name, role, isAlone: others.length === 0, isLastAdmin })
  }
  await setScope(db, { actor: userId, organizationId: null })
}
