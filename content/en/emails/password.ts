import type * as arabic from '../../ar/emails/password.ts'
import { translationOf } from '../../phrase.ts'

export const resetPassword = translationOf<typeof arabic.resetPassword>()({
  subject: 'Set a new password for {site}',
  preheader: 'The link works for {duration}.',
  paragraphs: [
    'We were asked to set a new password for your account at {site}.',
    'The link works once, for {duration}. Setting the password ends your other sessions.',
  ],
  button: 'Set password',
  footnote: 'You did not ask for this? Ignore this message and your password stays as it is.',
})

export const passwordChanged = translationOf<typeof arabic.passwordChanged>()({
  subject: 'Your password for {site} has changed',
  preheader: 'If it was not you, set a new one now.',
  paragraphs: [
    'The password of your account changed on {at}, Riyadh time. Your other sessions have ended.',
    'If it was you, there is nothing to do. If not, set a new password now, then look through your sessions.',
  ],
  button: 'Set a new password',
})

export const titles = translationOf<typeof arabic.titles>()({
  'message.resetPassword': 'Password reset link',
  'message.passwordChanged': 'Password changed',
})
