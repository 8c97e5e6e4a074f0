import type { ResponseOf } from '@qareeb/contract/endpoint'
import type { listSessions as listSessionsEndpoint } from '@qareeb/contract/identity'
import type { Context } from '../../ground/context.ts'
import { signedIn } from '../../ground/signed-in.ts'
import { isPublicNetwork } from '../../platform/http/network-of.ts'
import { listSessionsOf } from '../queries/sessions.ts'

/** Where the caller is signed in. */
export async function listSessions(context: Context): Promise<ResponseOf<typeof listSessionsEndpoint>> {
  const { userId, sessionId } = signedIn(context)
  const sessions = await listSessionsOf(context.db, { userId, now: context.now() })
  return {
    items: sessions.map(({ signedInAt, lastSeenAt, network, ...session }) => ({
      ...session,
      network: network && isPublicNetwork(network) ? network : null,
      isCurrent: session.id === sessionId,
      signedInAt: signedInAt.toISOString(),
      lastSeenAt: lastSeenAt.toISOString(),
    })),
  }
}
