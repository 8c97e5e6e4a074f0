import * as endpoints from '@qareeb/contract/second-factor'
import { signedIn } from '../../ground/signed-in.ts'
import { on } from '../../platform/http/on.ts'
import { withBrowser } from '../session/known-browser.ts'
import { keepCredential } from '../session/refresh-cookie.ts'
import { renewRecoveryCodes } from './change-factors.ts'
import { addPasskey, getPasskeyOptions, removePasskey } from './enrol-passkey.ts'
import { confirmPhone, enrolPhone, removePhone } from './enrol-phone.ts'
import { confirmTotp, enrolTotp, removeTotp } from './enrol-totp.ts'
import { getSecondFactors } from './get-second-factors.ts'
import { getSignInPasskeyOptions } from './get-sign-in-passkey-options.ts'
import { askRecentSignIn, askRightToEnrol } from './owner.ts'
import { resolveSecondFactor } from './resolve-second-factor.ts'
import { sendSignInCode } from './send-sign-in-code.ts'

const enrolling = { allow: askRightToEnrol }
const changing = { allow: askRecentSignIn }

export const secondFactorRoutes = [
  on(endpoints.getCaptcha, ({ captcha }) => captcha.task()),

  on(endpoints.sendSignInCode, (context, { body }) => sendSignInCode(context, body)),
  on(endpoints.getSignInPasskeyOptions, (context, { body }) => getSignInPasskeyOptions(context, body)),
  on(endpoints.resolveSecondFactor, async (context, { body }, exchange) =>
    keepCredential(context, exchange, await resolveSecondFactor(withBrowser(context, exchange), body)),
  ),

  on(endpoints.getSecondFactors, (context) => getSecondFactors(context, signedIn(context).userId)),
  on(endpoints.enrolPhone, (context, { body }) => enrolPhone(context, body), enrolling),
  on(endpoints.confirmPhone, (context, { body }) => confirmPhone(context, body)),
  on(endpoints.removePhone, removePhone, changing),
  on(endpoints.enrolTotp, enrolTotp, enrolling),
  on(endpoints.confirmTotp, (context, { body }) => confirmTotp(context, body)),
  on(endpoints.removeTotp, removeTotp, changing),
  on(endpoints.getPasskeyOptions, getPasskeyOptions, enrolling),
  on(endpoints.addPasskey, (context, { body }) => addPasskey(context, body)),
  on(endpoints.removePasskey, (context, { params }) => removePasskey(context, params), changing),
  on(endpoints.renewRecoveryCodes, renewRecoveryCodes, changing),
]
