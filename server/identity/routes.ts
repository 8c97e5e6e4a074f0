import {
  endOtherSessions as endOtherSessionsEndpoint,
  endSession as endSessionEndpoint,
  listSessions as listSessionsEndpoint,
  refreshSession as refreshSessionEndpoint,
  signIn as signInEndpoint,
  signOut as signOutEndpoint,
} from '@qareeb/contract/identity'
import { on } from '../platform/http/on.ts'
import { endOtherSessions, endSession } from './end-session.ts'
import { listSessions } from './list-sessions.ts'
import { credentialIn, dropCredential, keepCredential } from './refresh-cookie.ts'
import { refreshSession } from './refresh-session.ts'
import { signIn } from './sign-in.ts'
import { signOut } from './sign-out.ts'

export const identityRoutes = [
  on(signInEndpoint, async (context, { body }, exchange) =>
    keepCredential(context, exchange, await signIn(context, body)),
  ),
  on(refreshSessionEndpoint, async (context, _input, exchange) =>
    keepCredential(context, exchange, await refreshSession(context, credentialIn(context, exchange))),
  ),
  on(signOutEndpoint, async (context, _input, exchange) => {
    await signOut(context, credentialIn(context, exchange))
    return dropCredential(context, exchange)
  }),
  on(listSessionsEndpoint, listSessions),
  on(endSessionEndpoint, endSession),
  on(endOtherSessionsEndpoint, endOtherSessions),
]
