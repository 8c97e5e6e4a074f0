import {
  acceptInvitation as acceptEndpoint,
  cancelInvitation as cancelEndpoint,
  getInvitation as getInvitationEndpoint,
  inviteUser as inviteUserEndpoint,
  registerByInvitation as registerEndpoint,
  sendInvitationAgain as sendAgainEndpoint,
} from '@qareeb/contract/invitations'
import { teamRights as rights } from '@qareeb/contract/rights/team'
import {
  changeRole as changeRoleEndpoint,
  getTeamUser as getTeamUserEndpoint,
  kickUser as kickEndpoint,
  listTeam as listEndpoint,
} from '@qareeb/contract/team'
import { allowing } from '../ground/require-right.ts'
import { allowSigningUp } from '../identity/register/sign-up.ts'
import { withBrowser } from '../identity/session/known-browser.ts'
import { keepCredential } from '../identity/session/refresh-cookie.ts'
import { on } from '../platform/http/on.ts'
import { acceptInvitation, allowAccepting } from './accept-invitation.ts'
import { cancelInvitation } from './cancel-invitation.ts'
import { changeRole } from './change-role.ts'
import { getInvitation } from './get-invitation.ts'
import { getTeamUser } from './get-team-user.ts'
import { inviteUser } from './invite-user.ts'
import { allowKicking, kickUser } from './kick-user.ts'
import { listTeam } from './list-team.ts'
import { registerByInvitation } from './register-by-invitation.ts'
import { sendInvitationAgain } from './send-invitation-again.ts'

export const teamRoutes = [
  on(listEndpoint, listTeam, { allow: allowing(rights.list) }),
  on(getTeamUserEndpoint, getTeamUser),
  on(changeRoleEndpoint, changeRole, { allow: allowing(rights.changeRole) }),
  on(kickEndpoint, kickUser, { allow: allowKicking }),
  on(inviteUserEndpoint, inviteUser, { allow: allowing(rights.invite) }),
  on(sendAgainEndpoint, sendInvitationAgain, { allow: allowing(rights.invite) }),
  on(cancelEndpoint, cancelInvitation, { allow: allowing(rights.cancelInvitation) }),
  on(getInvitationEndpoint, getInvitation),
  on(acceptEndpoint, acceptInvitation, { allow: allowAccepting }),
  on(
    registerEndpoint,
    async (context, input, exchange) =>
      keepCredential(context, exchange, await registerByInvitation(withBrowser(context, exchange), input)),
    { allow: allowSigningUp },
  ),
]
