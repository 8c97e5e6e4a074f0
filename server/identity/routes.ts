import {
  changePassword as changePasswordEndpoint,
  endOtherSessions as endOtherSessionsEndpoint,
  endSession as endSessionEndpoint,
  getIdentityOptions as getIdentityOptionsEndpoint,
  getPasswordReset as getPasswordResetEndpoint,
  listSessionKeys as listSessionKeysEndpoint,
  listSessions as listSessionsEndpoint,
  reauthenticate as reauthenticateEndpoint,
  refreshSession as refreshSessionEndpoint,
  resetPassword as resetPasswordEndpoint,
  signIn as signInEndpoint,
  signOut as signOutEndpoint,
  confirmEmail as confirmEmailEndpoint,
} from '@qareeb/contract/identity'
import {
  forgotPassword as forgotPasswordEndpoint,
  requestConfirmationLink as requestConfirmationLinkEndpoint,
  sendConfirmationLinkAgain as sendConfirmationLinkAgainEndpoint,
  signUp as signUpEndpoint,
} from '@qareeb/contract/users'
import { on } from '../platform/http/on.ts'
import { confirmEmail } from './email-links/confirm-email.ts'
import { requestConfirmationLink } from './email-links/request-confirmation-link.ts'
import { sendConfirmationLinkAgain } from './email-links/send-confirmation-link-again.ts'
import { changePassword } from './password/change-password.ts'
import { forgotPassword } from './password/forgot-password.ts'
import { getPasswordReset } from './password/get-password-reset.ts'
import { resetPassword } from './password/reset-password.ts'
import { allowSigningUp, signUp } from './register/sign-up.ts'
import { endOtherSessions, endSession } from './session/end-session.ts'
import { browserMarkCookie, withBrowser, withMarkedBrowser } from './session/known-browser.ts'
import { listSessions } from './session/list-sessions.ts'
import { credentialIn, dropCredential, keepCredential } from './session/refresh-cookie.ts'
import { refreshSession } from './session/refresh-session.ts'
import { signOut } from './session/sign-out.ts'
import { getIdentityOptions } from './sign-in/get-identity-options.ts'
import { reauthenticate } from './sign-in/reauthenticate.ts'
import { signIn } from './sign-in/sign-in.ts'

export const identityRoutes = [
  on(getIdentityOptionsEndpoint, getIdentityOptions),
  on(signInEndpoint, async (context, { body }, exchange) =>
    keepCredential(context, exchange, await signIn(withBrowser(context, exchange), body)),
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
  on(reauthenticateEndpoint, (context, { body }) => reauthenticate(context, body)),
  on(listSessionKeysEndpoint, async ({ identity }) => ({ keys: await identity.tokens.listPublicKeys() })),

  on(
    signUpEndpoint,
    (context, { body }, exchange) => {
      const marked = withMarkedBrowser(context, exchange)
      // The same for an address with an account: the cookie only marks the same browser.
      exchange.answerHeader('set-cookie', browserMarkCookie(context, marked.origin.browser))
      return signUp(marked, body)
    },
    { allow: allowSigningUp },
  ),
  on(confirmEmailEndpoint, async (context, { body }, exchange) =>
    keepCredential(context, exchange, await confirmEmail(withBrowser(context, exchange), body)),
  ),
  on(sendConfirmationLinkAgainEndpoint, sendConfirmationLinkAgain),
  on(requestConfirmationLinkEndpoint, (context, { body }) => requestConfirmationLink(context, body)),

  on(forgotPasswordEndpoint, (context, { body }) => forgotPassword(context, body)),
  on(getPasswordResetEndpoint, (context, { body }) => getPasswordReset(context, body)),
  on(resetPasswordEndpoint, (context, { body }) => resetPassword(context, body)),
  on(changePasswordEndpoint, (context, { body }) => changePassword(context, body)),
]
