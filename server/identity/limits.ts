import type { AttemptLimit } from '../platform/attempts/attempts.ts'

const minute = 60
const hour = 60 * minute
const day = 24 * hour

/** How often what may be tried. The numbers are those of docs/operations/sign-in.md. */
export const limits = {
  /** Wrong passwords for one account, from browsers that it does not know, before each next one needs a captcha. */
  wrongPassword: { action: 'wrong-password', allowed: 10, windowSeconds: 15 * minute },
  /**
   * Wrong passwords for one account in one browser that it has used; the right one is refused there meanwhile too.
   */
  wrongPasswordInBrowser: { action: 'wrong-password-in-browser', allowed: 10, windowSeconds: 15 * minute },
  /** Wrong passwords in one live session; the right one is refused there meanwhile too. */
  wrongPasswordInSession: { action: 'wrong-password-in-session', allowed: 10, windowSeconds: 15 * minute },
  /** Wrong passwords from one network, which thousands of people may share. */
  wrongPasswordFromNetwork: {
    action: 'wrong-password-from-network',
    allowed: 100,
    windowSeconds: 15 * minute,
  },
  /** Wrong passwords from one network before each next sign-in needs a captcha. */
  wrongPasswordWithoutCaptcha: {
    action: 'wrong-password-without-captcha',
    allowed: 20,
    windowSeconds: 15 * minute,
  },
  /** Registrations from one network before each next one needs a captcha; how many is configured. */
  signUpWithoutCaptcha: { action: 'sign-up-without-captcha', allowed: 5, windowSeconds: hour },
  /** Registrations from one network, with a captcha or without; grows with the number above. */
  signUp: { action: 'sign-up', allowed: 200, windowSeconds: hour },
  /** Links to set a new password for one address, known or not. */
  resetLink: { action: 'reset-link', allowed: 5, windowSeconds: hour },
  resetLinkFromNetwork: { action: 'reset-link-from-network', allowed: 20, windowSeconds: hour },
  /** Mails that confirm an address: of a minute for one account or address, and to the address in a day. */
  confirmationMail: { action: 'verification-mail', allowed: 1, windowSeconds: minute },
  confirmationMailsOfDay: { action: 'verification-mails-of-day', allowed: 20, windowSeconds: day },
  /** The same for requests without a sign-in, from one network. */
  confirmationMailsFromNetwork: {
    action: 'verification-mails-from-network',
    allowed: 20,
    windowSeconds: hour,
  },
  /** OAuth flows with Google that one network has begun. */
  googleSignIns: { action: 'google-journey', allowed: 100, windowSeconds: 15 * minute },
} as const satisfies Record<string, AttemptLimit>
