import type { Right } from '@qareeb/contract/rights/right'
import type { Database, Pool, Transaction } from '../platform/database/database.ts'
import type { Scope } from '../platform/database/transaction.ts'
import { type ActingFor, actingForNamed, requirePlatformAdmin } from './acting-for.ts'
import type { Context, TicketHolder } from './context.ts'
import { requireRight, requireRightAs } from './require-right.ts'
import { signedIn } from './signed-in.ts'

/** The parts of a context that a use case needs to read the clock, decide and write to the audit log. */
export type CallContext = Pick<Context, 'actor' | 'db' | 'now' | 'origin' | 'requestId'>

type Base = Pick<Context, 'actor'> & { db: Pool }

/** The same context inside a transaction: its `db` is the transaction. */
export type Inside<C> = Omit<C, 'db'> & { db: Transaction }
/** Inside the transaction of a signed-in person. */
export type AsPerson<C> = Inside<C> & { userId: string }
/** Inside a transaction with the rows of one company. */
export type InCompany<C> = AsPerson<C> & ActingFor

type Work<C, T> = (context: C) => Promise<T>

/**
 * Runs a use case on the data of the company that the caller acts for, in one transaction.
 * @throws AppError what `right` refuses with; `organization.noneActive`
 */
export const inCompany = async <C extends Base, T>(
  context: C,
  right: Right<string>,
  work: Work<InCompany<C>, T>,
): Promise<T> => inScope(context, requireRight(context, right), work)

/**
 * The same for a company that the caller may name: platform administrators name any, members only their own.
 * @param named `organizationId` of the query
 * @throws AppError what `right` refuses with; `organization.noneActive`, `organization.notFound`
 */
export const inNamedCompany = async <C extends Base, T>(
  context: C,
  { named, right }: { named: string | undefined; right: Right<string> },
  work: Work<InCompany<C>, T>,
): Promise<T> => {
  const acting = actingForNamed(context, named)
  requireRightAs(context, right, acting.as)
  return inScope(context, acting, work)
}

/**
 * Runs a use case on the caller's own data, in one transaction.
 * @throws AppError `auth/unauthenticated`
 */
export async function asPerson<C extends Base, T>(context: C, work: Work<AsPerson<C>, T>): Promise<T> {
  const { userId } = signedIn(context)
  return inTransaction(context, (inside) => work({ ...inside, userId }), { actor: userId })
}

/**
 * Runs a use case of platform administrators, in one transaction.
 * @throws AppError `request.forbidden`; `organization.notWhileImpersonating` for an administrator inside a company
 */
export async function asPlatform<C extends Base, T>(context: C, work: Work<AsPerson<C>, T>): Promise<T> {
  requirePlatformAdmin(context)
  return asPerson(context, work)
}

/** The same on the data of the company that the path names. */
export async function asPlatformIn<C extends Base, T>(
  context: C,
  organizationId: string,
  work: Work<InCompany<C>, T>,
): Promise<T> {
  requirePlatformAdmin(context)
  return inScope(context, { organizationId, as: 'platform' }, work)
}

/**
 * Runs a use case for the holder of a ticket, the signed-in person, in one transaction. It can read public rows,
 * and the row that the ticket opens.
 */
export const withTicket = <C extends Base, T>(
  context: C,
  holder: TicketHolder,
  work: Work<Inside<C>, T>,
): Promise<T> =>
  inTransaction(context, (inside) => work({ ...inside, actor: holder }), { ticket: holder.hash })

/**
 * Runs work without a check of rights in one transaction: sign-ins, tasks and links from mails.
 * @param scope the party whose rows row-level security shows
 */
export const inTransaction = <C extends { db: Database }, T>(
  context: C,
  work: Work<Inside<C>, T>,
  scope?: Scope,
): Promise<T> => context.db.transaction((db) => work({ ...context, db }), scope)

function inScope<C extends Base, T>(context: C, acting: ActingFor, work: Work<InCompany<C>, T>): Promise<T> {
  const { userId } = signedIn(context)
  const scope = { organizationId: acting.organizationId, actor: userId }
  return inTransaction(context, (inside) => work({ ...inside, ...acting, userId }), scope)
}
