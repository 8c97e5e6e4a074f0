import type { ResponseOf } from '@qareeb/contract/endpoint'
import type { getTeamUser as endpoint } from '@qareeb/contract/team'
import { recordEvent } from '../audit/record-event.ts'
import { pictureUrl } from '../files/addresses.ts'
import { isPlatformAdmin } from '../ground/acting-for.ts'
import type { Context } from '../ground/context.ts'
import { AppError } from '../ground/errors.ts'
import { signedIn } from '../ground/signed-in.ts'
import { inTransaction } from '../ground/use-case.ts'
import { type ColleagueRow, findColleague } from './queries/team.ts'

/**
 * Somebody of the company that the caller acts for, or the caller. Platform administrators see anybody, which is written
 * down.
 * @throws AppError `team.notFound` for everybody else, be there such an account or not
 */
export async function getTeamUser(
  context: Context,
  { params: { id } }: { params: { id: string } },
): Promise<ResponseOf<typeof endpoint>> {
  const { userId, organization } = signedIn(context)
  const organizationId = organization?.id ?? null
  const scope = { actor: userId, ...(organizationId && { organizationId }) }
  const isColleague = ({ role }: ColleagueRow) => role !== null || id === userId
  return inTransaction(
    context,
    async (context) => {
      const found = await findColleague(context.db, { userId: id, organizationId })
      if (!found || !(isColleague(found) || isPlatformAdmin(context))) throw new AppError('team.notFound')
      if (!isColleague(found)) await recordEvent(context, { action: 'user.inspect', subject: id })
      return presentColleague(found, userId)
    },
    scope,
  )
}

const presentColleague = ({ avatarKey, joinedAt, ...row }: ColleagueRow, ownId: string) => ({
  ...row,
  isYou: row.id === ownId,
  avatarUrl: avatarKey && pictureUrl(avatarKey),
  joinedAt: joinedAt?.toISOString() ?? null,
})
