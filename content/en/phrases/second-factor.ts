import type { phrases as arabic } from '../../ar/phrases/second-factor.ts'
import { translationOf } from '../../phrase.ts'

export const phrases = translationOf<typeof arabic>()({
  title: 'Two-step verification',
  text: 'After the password we ask for a code that reaches you alone. Turn on at least one way.',
  verifyFirst: 'Confirm your e-mail address first to turn on two-step verification.',
  on: 'On',
  add: 'Add',
  addNamed: 'Add {name}',
  remove: 'Remove',
  removeNamed: 'Remove {name}',
  removed: 'Removed',
  added: 'Turned on',
  since: 'since {date}',

  phone: 'Text message',
  phoneText: 'A code that arrives on your phone.',
  phoneNumber: 'Mobile number',
  sendCode: 'Send the code',
  checking: 'Checking that you are not a robot…',
  codeSent: 'We sent a code to {phone}.',
  resend: 'Send the code again',

  totp: 'Authenticator app',
  totpText: 'A code that changes every half minute and works without a network.',
  totpScan: 'Scan the picture with your authenticator app, then enter the code that it shows.',
  totpQr: 'QR code for the authenticator app',
  totpSecret: 'Or type this key by hand',

  passkeys: 'Passkeys',
  passkeysText: 'The fingerprint or lock of a device instead of a code.',
  passkeyName: 'Name of the passkey',
  passkeyNameHint: 'For example: my phone, work laptop.',
  passkeyCreate: 'Create the passkey',
  passkeyCancelled: 'No passkey was made. Try again whenever you like.',
  passkeyUsed: 'last used {date}',
  passkeyUnused: 'not used yet',
  passkeyUnknown: 'This browser does not support passkeys.',

  recovery: 'Recovery codes',
  recoveryLeft: {
    zero: 'None are left. Make new ones.',
    one: 'One is left.',
    other: '{count} are left.',
  },
  recoveryNew: 'New codes',
  recoveryTitle: 'Keep your recovery codes',
  recoveryText: 'Each works once if you lose your phone. They are not shown here again.',
  copy: 'Copy',
  copied: 'Codes copied',
  downloadCodes: 'Download',
  keptThem: 'I have kept them',
})
