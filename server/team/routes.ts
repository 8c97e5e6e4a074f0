import {
  acceptInvitation as acceptEndpoint,
  cancelInvitation as cancelEndpoint,
  getInvitation as getInvitationEndpoint,
  invite as inviteEndpoint,
  registerByInvitation as registerEndpoint,
  sendInvitationAgain as sendAgainEndpoint,
} from '@qareeb/contract/invitations'
import {
  changeRole as changeRoleEndpoint,
  getTeamUser as getTeamUserEndpoint,
  kickUser as kickEndpoint,
  listTeam as listEndpoint,
} from '@qareeb/contract/team'
import { actingAsAdmin, allowNaming } from '../ground/acting-for.ts'
import type { Context } from '../ground/context.ts'
import { withBrowser } from '../identity/known-browser.ts'
import { keepCredential } from '../identity/refresh-cookie.ts'
import { allowSigningUp } from '../identity/sign-up.ts'
import { on } from '../platform/http/on.ts'
import { acceptInvitation, allowAccepting } from './accept-invitation.ts'
import { cancelInvitation } from './cancel-invitation.ts'
import { changeRole } from './change-role.ts'
import { getInvitation } from './get-invitation.ts'
import { getTeamUser } from './get-team-user.ts'
import { allowInviting, invite } from './invite.ts'
import { allowKicking, kickUser } from './kick-user.ts'
import { listTeam } from './list-team.ts'
import { registerByInvitation } from './register-by-invitation.ts'
import { sendInvitationAgain } from './send-invitation-again.ts'

const allowAdmins = (context: Context): void => void actingAsAdmin(context)

export const teamRoutes = [
  on(listEndpoint, listTeam, { allow: allowNaming }),
  on(getTeamUserEndpoint, getTeamUser),
  on(changeRoleEndpoint, changeRole, { allow: allowAdmins }),
  on(kickEndpoint, kickUser, { allow: allowKicking }),
  on(inviteEndpoint, invite, { allow: allowInviting }),
  on(sendAgainEndpoint, sendInvitationAgain, { allow: allowInviting }),
  on(cancelEndpoint, cancelInvitation, { allow: allowAdmins }),
  on(getInvitationEndpoint, getInvitation),
  on(acceptEndpoint, acceptInvitation, { allow: allowAccepting }),
  on(
    registerEndpoint,
    async (context, input, exchange) =>
      keepCredential(context, exchange, await registerByInvitation(withBrowser(context, exchange), input)),
    { allow: allowSigningUp },
  ),
]
