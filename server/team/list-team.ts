import type { InputOf } from '@qareeb/contract/endpoint'
import { teamRights } from '@qareeb/contract/rights/team'
import { type listTeam as endpoint, type Team, teamPageSize, type TeamUser } from '@qareeb/contract/team'
import { pictureUrl } from '../files/addresses.ts'
import type { Context } from '../ground/context.ts'
import { signedIn } from '../ground/signed-in.ts'
import { inNamedCompany } from '../ground/use-case.ts'
import { auditPlatformRead } from '../organizations/audit-platform-read.ts'
import { listTeamRows, type TeamRow } from './queries/team.ts'
import { forgottenBefore } from './rules.ts'

type Query = InputOf<typeof endpoint>['query']

/**
 * The team of a company with its open invitations, one page of it, found by name or address. That somebody of the
 * platform looked is written down, for the company to see.
 */
export async function listTeam(context: Context, { query }: { query: Query }): Promise<Team> {
  const { userId } = signedIn(context)
  const requested = {
    words: query.q?.trim() ?? '',
    state: query.state ?? null,
    listedSince: forgottenBefore(context.now()),
    offset: ((query.page ?? 1) - 1) * teamPageSize,
    limit: teamPageSize,
  }
  const { rows, counts } = await inNamedCompany(
    context,
    { named: query.organizationId, right: teamRights.list },
    async (context) => {
      await auditPlatformRead(context, { action: 'organization.listTeam' })
      return listTeamRows(context.db, { ...requested, organizationId: context.organizationId })
    },
  )
  const { total, ...whole } = counts
  return { items: rows.map((row) => presentTeamUser(row, userId, context.now())), total, counts: whole }
}

const presentTeamUser = ({ avatarKey, ...row }: TeamRow, ownId: string, now: Date): TeamUser => ({
  id: row.id,
  state: row.state,
  isYou: row.id === ownId,
  firstName: row.firstName,
  lastName: row.lastName,
  email: row.email,
  phone: row.phone,
  avatarUrl: avatarKey && pictureUrl(avatarKey),
  role: row.role,
  disabled: row.isDisabled,
  joinedAt: row.joinedAt?.toISOString() ?? null,
  invitation: presentTimes(row, now),
})

type Times = Pick<TeamRow, 'sentAt' | 'expiresAt' | 'locale'>

function presentTimes({ sentAt, expiresAt, locale }: Times, now: Date): TeamUser['invitation'] {
  if (!sentAt || !expiresAt || !locale) return null
  const isExpired = expiresAt <= now
  return { sentAt: sentAt.toISOString(), expiresAt: expiresAt.toISOString(), isExpired, locale }
}
