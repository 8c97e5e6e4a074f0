import type { Context } from '../context.ts'
import { AppError } from '../errors.ts'
import type { Database } from '../platform/database/database.ts'
import { type ErasingContext, eraseCompany } from './erase-company.ts'
import { lockCompany } from './queries/companies.ts'
import { lockOthers, workFor } from './queries/erasure.ts'
import { listMembershipRows } from './queries/memberships.ts'

/**
 * Refuses whoever is the last administrator of a company in which others work: they hand it over or delete it first.
 * @throws AppError `user.soleAdmin`
 */
export const requireNobodyLeftBehind = ({ db }: Pick<Context, 'db'>, userId: string): Promise<void> =>
  db.transaction((inside) => visitCompanies(inside, userId, async () => undefined))

/**
 * Prepares the end of an account, in its transaction: companies in which nobody else works are erased with it.
 * Afterwards the transaction works for the person and no company.
 * @throws AppError `user.soleAdmin`
 */
export const leaveCompanies = (context: ErasingContext, db: Database, userId: string): Promise<void> =>
  visitCompanies(db, userId, async (organizationId) => {
    const company = await lockCompany(db, organizationId)
    if (company) await eraseCompany(context, db, company)
  })

async function visitCompanies(
  db: Database,
  userId: string,
  visitLonely: (organizationId: string) => Promise<void>,
) {
  await workFor(db, { actor: userId, organizationId: null })
  const companies = await listMembershipRows(db, userId)
  for (const { id: organizationId, role } of companies) {
    await workFor(db, { actor: userId, organizationId })
    // The last two administrators may go at the same moment: the second waits here, and is then the last.
    await lockCompany(db, organizationId)
    const others = await lockOthers(db, { organizationId, userId })
    if (others.length === 0) await visitLonely(organizationId)
    else if (role === 'ADMIN' && !others.some(({ administers }) => administers))
      throw new AppError('user.soleAdmin')
  }
  await workFor(db, { actor: userId, organizationId: null })
}
