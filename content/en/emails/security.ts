import type * as arabic from '../../ar/emails/security.ts'
import { translationOf } from '../../phrase.ts'

export const newDevice = translationOf<typeof arabic.newDevice>()({
  subject: 'New sign-in to your account at {site}',
  preheader: 'From a device that we have not seen before.',
  paragraphs: ['Somebody signed in to your account from a device that we have not seen before.'],
  facts: ['Device: {device}', 'Network: {network}', 'Time: {at}, Riyadh time'],
  advice: 'If it was you, there is nothing to do. If not, end the session and change your password.',
  button: 'Look through sessions',
})

export const secondFactorChanged = translationOf<typeof arabic.secondFactorChanged>()({
  subject: 'Two-step verification at {site} has changed',
  preheader: 'If it was not you, check your security settings now.',
  paragraphs: [
    'The two-step verification of your account changed on {at}, Riyadh time.',
    'If it was you, there is nothing to do. If not, check the settings and change your password.',
  ],
  button: 'Check security settings',
})

export const googleJoined = translationOf<typeof arabic.googleJoined>()({
  subject: 'Signing in with Google was added to your account at {site}',
  preheader: 'If it was not you, change your password now.',
  paragraphs: [
    'Since {at}, Riyadh time, your account can be signed in to with the Google account of this e-mail address.',
    'If it was you, there is nothing to do. If not, change your password and look through your sessions.',
  ],
  button: 'Look through your account',
})

export const titles = translationOf<typeof arabic.titles>()({
  'message.newDevice': 'Sign-in from a new device',
  'message.secondFactorChanged': 'Second step of verification changed',
  'message.googleJoined': 'Signing in with Google added',
})
