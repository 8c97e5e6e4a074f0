import type * as arabic from '../../ar/emails/change-email.ts'
import { translationOf } from '../../phrase.ts'

export const changeEmailConfirm = translationOf<typeof arabic.changeEmailConfirm>()({
  subject: 'Confirm your new e-mail for {site}',
  preheader: 'Until then you sign in with the old one.',
  paragraphs: [
    'We were asked to make this the address of your account at {site}. Confirm it if you asked for that.',
    'The link works for {duration}. Until you confirm, you sign in with the old address.',
  ],
  button: 'Confirm new e-mail',
  footnote: 'You did not ask for this? Ignore this message and nothing will change.',
})

export const changeEmailNotice = translationOf<typeof arabic.changeEmailNotice>()({
  subject: 'A change of your e-mail at {site}',
  preheader: 'If it was not you, you can undo it within {duration}.',
  paragraphs: [
    'We were asked to change the address of your account to {newEmail}.',
    'If it was you, there is nothing to do: the change counts once the new address is confirmed.',
    'If it was not you, you can undo it within {duration}, and this stays the address of your account.',
  ],
  button: 'Undo the change',
})

export const emailInUse = translationOf<typeof arabic.emailInUse>()({
  subject: 'Somebody tried to use your e-mail at {site}',
  preheader: 'Nothing in your account has changed.',
  paragraphs: [
    'The owner of another account at {site} wanted to change its address to this one. It belongs to your account, so nothing has changed.',
    'If both accounts are yours, sign in with this address, or delete one of the accounts first.',
  ],
  button: 'Sign in',
})

export const titles = translationOf<typeof arabic.titles>()({
  'message.changeEmailConfirm': 'Confirm the new e-mail address',
  'message.changeEmailNotice': 'Notice of a change of the e-mail address',
  'message.emailInUse': 'The requested e-mail address is in use',
})
