import type * as arabic from '../../ar/emails/account-state.ts'
import { translationOf } from '../../phrase.ts'

export const accountDisabled = translationOf<typeof arabic.accountDisabled>()({
  subject: 'Your account at {site} is disabled',
  preheader: 'It cannot be used until it is enabled again.',
  paragraphs: ['The team of {site} has disabled your account. It cannot be used until it is enabled again.'],
  facts: ['Reason: {reason}'],
  footnote: 'If you think that this is a mistake, write to {supportEmail}.',
})

export const accountEnabled = translationOf<typeof arabic.accountEnabled>()({
  subject: 'Your account at {site} works again',
  preheader: 'You can sign in to it as before.',
  paragraphs: ['The team of {site} has enabled your account again. Everything in it is as it was.'],
  button: 'Sign in',
})

export const titles = translationOf<typeof arabic.titles>()({
  'message.accountDisabled': 'Account disabled',
  'message.accountEnabled': 'Account enabled again',
})
