import type * as arabic from '../../ar/emails/account-deleted.ts'
import { translationOf } from '../../phrase.ts'

export const accountDeleted = translationOf<typeof arabic.accountDeleted>()({
  subject: 'Your account at {site} is deleted',
  preheader: 'This is our last message to this address.',
  paragraphs: [
    'Your account at {site} is deleted, and your data and files are erased, as you asked.',
    'This is our last message to this address. You can sign up again whenever you like.',
  ],
  footnote: 'You did not ask for this? Write to {supportEmail}.',
})

export const accountAndCompaniesDeleted = translationOf<typeof arabic.accountAndCompaniesDeleted>()({
  subject: 'Your account at {site} is deleted',
  preheader: 'This is our last message to this address.',
  paragraphs: [
    'Your account at {site} is deleted, and your data and files are erased, as you asked.',
    'Nobody else worked in {companies}, which went with your account: the job ads are closed, the locations and documents erased.',
    'This is our last message to this address. You can sign up again whenever you like.',
  ],
  footnote: 'You did not ask for this? Write to {supportEmail}.',
})

export const titles = translationOf<typeof arabic.titles>()({
  'message.accountDeleted': 'Account deleted',
  'message.accountAndCompaniesDeleted': 'Account deleted, and a company with it',
})
