import type * as arabic from '../../ar/emails/organizations.ts'
import { translationOf } from '../../phrase.ts'

export const companyVerified = translationOf<typeof arabic.companyVerified>()({
  subject: 'Your company is verified at {site}',
  preheader: 'You can publish job ads now.',
  paragraphs: [
    'We have reviewed {company} and verified it.',
    'A badge appears beside its name everywhere, and its team can publish job ads.',
  ],
  button: 'Open the dashboard',
})

export const companyRejected = translationOf<typeof arabic.companyRejected>()({
  subject: 'We could not verify your company at {site}',
  preheader: 'Read why, and send a new document.',
  paragraphs: ['We have reviewed {company} and could not verify it.'],
  facts: ['Reason: {reason}'],
  advice:
    'Send a new document on the page of company details, and we look again. You can publish once the company is verified.',
  button: 'Send a new document',
  footnote: 'You think that this is a mistake? Write to {supportEmail}.',
})

export const planGranted = translationOf<typeof arabic.planGranted>()({
  subject: 'Your company has a higher plan at {site}',
  preheader: 'More job ads can be published at the same time.',
  paragraphs: [
    'The plan “{plan}” is available: {company} has it now.',
    'More job ads can be published at the same time.',
  ],
  button: 'See your plan',
})

export const companyDeleted = translationOf<typeof arabic.companyDeleted>()({
  subject: 'One of your companies was deleted from {site}',
  preheader: 'Its job ads are closed, and nobody works for it any more.',
  paragraphs: [
    '{company} was deleted from {site}: its job ads are closed, its documents erased, and nobody works for it any more.',
    'Your account stays as it is.',
  ],
  footnote: 'You did not expect this? Write to {supportEmail}.',
})

/** How many companies wait, in the mail to administrators. */
export const counts = translationOf<typeof arabic.counts>()({
  waiting: {
    one: '{count} company has waited for an answer for more than a day.',
    other: '{count} companies have waited for an answer for more than a day.',
  },
})

export const companiesWaiting = translationOf<typeof arabic.companiesWaiting>()({
  subject: 'Companies wait for an answer from {site}',
  preheader: 'Their documents can be looked at now.',
  paragraphs: ['{waiting}', 'The longest wait began on {date}.'],
  button: 'Open the list of waiting companies',
})

export const titles = translationOf<typeof arabic.titles>()({
  'message.companyVerified': 'Company verified',
  'message.companyRejected': 'Company rejected',
  'message.planGranted': 'Plan granted',
  'message.companyDeleted': 'Company deleted',
  'message.companiesWaiting': 'Companies wait for an answer',
})
