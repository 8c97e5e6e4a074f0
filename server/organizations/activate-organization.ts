import type { InputOf } from '@qareeb/contract/endpoint'
import {
  type activateOrganization as endpoint,
  type ActiveOrganization,
  impersonationMinutes,
  organizationBounds,
  type OrganizationRole,
} from '@qareeb/contract/organizations'
import { recordEvent } from '../audit/record-event.ts'
import type { Context } from '../ground/context.ts'
import { AppError } from '../ground/errors.ts'
import { signedIn } from '../ground/signed-in.ts'
import { cleanName, problemsOfLength } from '../ground/text-rules.ts'
import { type Inside, inTransaction } from '../ground/use-case.ts'
import { actFor } from '../identity/act-for.ts'
import { beginImpersonation, endImpersonation } from '../identity/impersonation/begin-impersonation.ts'
import type { Database } from '../platform/database/database.ts'
import { presentMembership } from './list-memberships.ts'
import { markActivated } from './queries/members.ts'
import { findCompanyRow, listMembershipRows } from './queries/memberships.ts'

type Input = Pick<InputOf<typeof endpoint>, 'params' | 'body'>

/**
 * Refuses before any part of the body is validated: to outsiders the company does not exist.
 * @throws AppError `organization.notFound`
 */
export async function allowActivating(context: Context, { params }: Pick<Input, 'params'>): Promise<void> {
  const { userId, userType } = signedIn(context)
  const find = userType === 'admin' ? findCompanyRow : findOwnCompany
  const scope = { actor: userId }
  const found = await inTransaction(context, (context) => find(context.db, params.id, userId), scope)
  if (!found) throw new AppError('organization.notFound')
}

const findOwnCompany = async (db: Database, id: string, userId: string) =>
  (await listMembershipRows(db, userId)).find((company) => company.id === id)

/**
 * Makes a company the active one of this session: for its members a switch, for platform administrators the beginning of
 * an impersonation, which ends the one before.
 * @throws AppError `organization.notFound` for a company that the caller does not belong to
 */
export async function activateOrganization(
  context: Context,
  { params, body }: Input,
): Promise<ActiveOrganization> {
  const { userId, userType } = signedIn(context)
  const activate = userType === 'admin' ? impersonate : switchTo
  return inTransaction(context, (context) => activate(context, { organizationId: params.id, ...body }), {
    organizationId: params.id,
    actor: userId,
  })
}

type Wanted = { organizationId: string; reason?: string | undefined }

async function switchTo(context: Inside<Context>, { organizationId }: Wanted) {
  const { db } = context
  const { userId, sessionId, organization } = signedIn(context)
  const role = await markActivated(db, { organizationId, userId, now: context.now() })
  if (!role) throw new AppError('organization.notFound')

  await actFor(db, { sessionId, organizationId, impersonationEndsAt: null })
  if (organization?.id !== organizationId)
    await recordEvent(context, { action: 'organization.switchTo', organizationId })
  return presentActive(db, organizationId, { role, until: null })
}

async function impersonate(context: Inside<Context>, { organizationId, reason }: Wanted) {
  const until = new Date(context.now().getTime() + impersonationMinutes * 60_000)
  const active = await presentActive(context.db, organizationId, { role: 'ADMIN', until })
  await beginImpersonation(context, { organizationId, reason: readReason(reason), until })
  return active
}

function readReason(reason: string | undefined): string {
  if (reason === undefined)
    throw new AppError('request.invalid', { errors: [{ path: 'reason', problem: 'required' }] })
  const why = cleanName(reason)
  const errors = problemsOfLength('reason', why, organizationBounds.reason)
  if (errors.length > 0) throw new AppError('request.invalid', { errors })
  return why
}

async function presentActive(
  db: Database,
  organizationId: string,
  { role, until }: { role: OrganizationRole; until: Date | null },
): Promise<ActiveOrganization> {
  const company = await findCompanyRow(db, organizationId)
  if (!company) throw new AppError('organization.notFound')
  return {
    ...presentMembership(company, role),
    impersonatedUntil: until?.toISOString() ?? null,
    hasRegistrationNumber: company.hasRegistrationNumber,
  }
}

/** Ends the impersonation of this session; a member stays in the company. */
export async function endActivation(context: Context): Promise<undefined> {
  const { userId, organization } = signedIn(context)
  if (!organization?.impersonatedUntil) return
  await inTransaction(context, (context) => endImpersonation(context), {
    organizationId: organization.id,
    actor: userId,
  })
}
