import type { frame as arabic } from '../../ar/emails/frame.ts'
import { translationOf } from '../../phrase.ts'

export const frame = translationOf<typeof arabic>()({
  greeting: 'Hello {firstName},',
  greetingWithoutName: 'Hello,',
  buttonAsLink: 'If the button does not work, copy this link into your browser:',
  ending: 'An automatic message from {site}. Help: {supportEmail}',
  hours: { zero: 'less than an hour', one: '{count} hour', other: '{count} hours' },
  minutes: { zero: 'less than a minute', one: '{count} minute', other: '{count} minutes' },
})
