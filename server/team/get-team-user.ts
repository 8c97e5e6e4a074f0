import type { ResponseOf } from '@qareeb/contract/endpoint'
import type { getTeamUser as endpoint } from '@qareeb/contract/team'
import { isPlatformAdmin } from '../acting-for.ts'
import type { Context } from '../context.ts'
import { AppError } from '../errors.ts'
import { pictureUrl } from '../files/addresses.ts'
import { signedIn } from '../signed-in.ts'
import { type ColleagueRow, findColleague } from './queries/team.ts'

/**
 * Somebody of the company that the caller acts for, or the caller. Platform administrators see anybody.
 * @throws AppError `team.notFound` for everybody else, be there such an account or not
 */
export async function getTeamUser(
  context: Context,
  { params: { id } }: { params: { id: string } },
): Promise<ResponseOf<typeof endpoint>> {
  const { userId, organization } = signedIn(context)
  const organizationId = organization?.id ?? null
  const scope = { actor: userId, ...(organizationId && { organizationId }) }
  const found = await context.db.transaction((db) => findColleague(db, { userId: id, organizationId }), scope)
  if (!found) throw new AppError('team.notFound')
  const mayBeSeen = found.role !== null || id === userId || isPlatformAdmin(context)
  if (!mayBeSeen) throw new AppError('team.notFound')
  return presentColleague(found, userId)
}

const presentColleague = ({ avatarKey, joinedAt, ...row }: ColleagueRow, ownId: string) => ({
  ...row,
  isYou: row.id === ownId,
  avatarUrl: avatarKey && pictureUrl(avatarKey),
  joinedAt: joinedAt?.toISOString() ?? null,
})
