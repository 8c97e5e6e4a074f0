import type { phrases as arabic } from '../../ar/phrases/forms.ts'
import { translationOf } from '../../phrase.ts'

export const phrases = translationOf<typeof arabic>()({
  needsScripts: 'This form works once JavaScript is on in your browser.',
  optional: 'optional',
  summaryLabel: 'What needs correcting',
  summary: {
    zero: 'Check what you have entered.',
    one: 'One field needs correcting.',
    other: '{count} fields need correcting.',
  },
  summaryLine: '{label}: {error}',
  summaryRequired: 'Complete these fields:',
  summaryConsents: 'These consents are required:',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  capsLock: 'Caps Lock is on.',
  datePlaceholder: 'DD / MM / YYYY',
  openCalendar: 'Open the calendar',
  passwordRule: '8 characters or more',
  refused: 'Too common, or close to your name or e-mail',
  'strength.0': 'Very weak',
  'strength.1': 'Weak',
  'strength.2': 'Fair',
  'strength.3': 'Strong',
  'strength.4': 'Very strong',
  savedBy: '{name} saved it, {when}.',
  savedByPlatform: 'The team of the platform saved it, {when}.',
  savedAt: 'Saved {when}.',
})
