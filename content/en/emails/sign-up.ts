import type * as arabic from '../../ar/emails/sign-up.ts'
import { translationOf } from '../../phrase.ts'

export const verifyEmail = translationOf<typeof arabic.verifyEmail>()({
  subject: 'Confirm your e-mail for {site}',
  preheader: 'One step left: confirm your e-mail address.',
  paragraphs: [
    'Confirm your address, and you are signed in to your account.',
    'The link works for {duration}.',
  ],
  button: 'Confirm e-mail',
  footnote: 'You did not sign up for {site}? Ignore this message and your address will not be used.',
})

export const signUpAttempt = translationOf<typeof arabic.signUpAttempt>()({
  subject: 'Somebody tried to sign up with your e-mail at {site}',
  preheader: 'You already have an account with this address.',
  paragraphs: [
    'Somebody wanted to create an account with this address, and you already have one. Nothing in your account has changed.',
    'If it was you, sign in instead. If you have forgotten your password, you can set a new one.',
  ],
  button: 'Sign in',
  otherLink: 'Set a new password',
  footnote: 'If it was not you, there is nothing to do.',
})

export const titles = translationOf<typeof arabic.titles>()({
  'message.verifyEmail': 'Confirm the e-mail address',
  'message.signUpAttempt': 'Sign-up attempt with a registered address',
})
