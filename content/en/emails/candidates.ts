import type * as arabic from '../../ar/emails/candidates.ts'
import { translationOf } from '../../phrase.ts'

export const reasons = translationOf<typeof arabic.reasons>()({
  'other-candidate': 'Somebody else was closer to what the work asks for.',
  requirements: 'Experience or qualifications do not match what this job asks for.',
  location: 'The workplace is far from your home.',
  filled: 'The position has been filled.',
})

export const outcomes = translationOf<typeof arabic.outcomes>()({
  'hired-here': 'The position was filled through this ad.',
  'hired-elsewhere': 'The position was filled in another way.',
  cancelled: 'The search for somebody for this job has stopped.',
  none: 'The ad has ended.',
})

export const applicationSent = translationOf<typeof arabic.applicationSent>()({
  subject: 'Your application has reached the company through {site}',
  preheader: 'You can follow it at any time.',
  paragraphs: [
    'Your application for {jobTitle} was sent to {company}.',
    'We tell you when something changes, and you can withdraw it at any time.',
  ],
  button: 'Follow application',
})

export const applicationSentToConfirm = translationOf<typeof arabic.applicationSentToConfirm>()({
  subject: 'Confirm your e-mail to follow your application at {site}',
  preheader: 'Your application has reached the company; your e-mail is still to be confirmed.',
  paragraphs: [
    'Your application for {jobTitle} was sent to {company}.',
    'The button below confirms that this address is yours and opens the page of the application: where it stands, when to expect an answer, and how to withdraw it.',
  ],
  button: 'Confirm e-mail and follow application',
  footnote:
    'You did not apply for this job? Open the page and withdraw the application, or write to {supportEmail}.',
})

export const applicationInProgress = translationOf<typeof arabic.applicationInProgress>()({
  subject: 'Your application is in progress',
  preheader: 'The team has read it and begun to review it.',
  paragraphs: ['{company} has begun to review your application for {jobTitle}.'],
  button: 'Follow application',
})

export const applicationReopened = translationOf<typeof arabic.applicationReopened>()({
  subject: 'Your application is being considered again',
  preheader: 'The company has reopened it.',
  paragraphs: [
    '{company} considers your application for {jobTitle} again. The earlier decision no longer counts.',
  ],
  button: 'Follow application',
})

export const applicationHired = translationOf<typeof arabic.applicationHired>()({
  subject: 'Your application was accepted',
  preheader: 'Good news about your application.',
  paragraphs: [
    '{company} has chosen you for {jobTitle}. Congratulations.',
    'The company contacts you about the next steps.',
  ],
  button: 'View application',
})

export const applicationRejected = translationOf<typeof arabic.applicationRejected>()({
  subject: 'An answer to your application',
  preheader: 'The company has answered.',
  paragraphs: [
    'Thank you for your interest in {jobTitle} at {company}. Your application was not accepted this time.',
    'We wish you well. Another job may be nearer to you.',
  ],
  button: 'View application',
})

export const applicationRejectedWithReason = translationOf<typeof arabic.applicationRejectedWithReason>()({
  subject: 'An answer to your application',
  preheader: 'The company has answered.',
  paragraphs: [
    'Thank you for your interest in {jobTitle} at {company}. Your application was not accepted this time.',
  ],
  facts: ['The company says: {reason}'],
  advice: 'We wish you well. Another job may be nearer to you.',
  button: 'View application',
})

export const applicationUnanswered = translationOf<typeof arabic.applicationUnanswered>()({
  subject: 'No answer to your application by the promised day',
  preheader: 'We have reminded the company.',
  paragraphs: [
    '{company} promised an answer to your application for {jobTitle} by {day}, and none has come yet.',
    'We have reminded the company. Your application stays with it, yet do not wait for it alone: go on applying for other jobs.',
  ],
  button: 'View application',
})

export const answerOverdue = translationOf<typeof arabic.answerOverdue>()({
  subject: 'An answer to a candidate is overdue',
  preheader: 'The day that was promised after the interview has passed.',
  paragraphs: [
    '{candidate} was promised an answer about {jobTitle} by {day}, and none was given. We have told them so.',
    'A short answer, even a refusal, is better than silence.',
  ],
  button: 'Open application and answer',
})

export const hiredWithdrew = translationOf<typeof arabic.hiredWithdrew>()({
  subject: 'Somebody whom you hired has withdrawn',
  preheader: 'The application was withdrawn after you had hired the candidate.',
  paragraphs: [
    '{candidate}, whom your company has hired for {jobTitle}, has withdrawn the application.',
    'Message, file and phone number are erased. The name and the texts of your team stay.',
  ],
  button: 'Open application',
})

export const applicationAdClosed = translationOf<typeof arabic.applicationAdClosed>()({
  subject: 'A job ad that you applied to was closed',
  preheader: 'The ad is no longer open.',
  paragraphs: [
    '{company} has closed its ad for {jobTitle}. {outcome}',
    'Thank you for your interest. Another job may be nearer to you.',
  ],
  button: 'View application',
})

export const applicationAdExpired = translationOf<typeof arabic.applicationAdExpired>()({
  subject: 'A job ad that you applied to has ended without an answer',
  preheader: 'The ad ended two weeks ago.',
  paragraphs: [
    'The ad for {jobTitle} at {company} ended two weeks ago, and your application was not answered.',
    'The company may still answer, yet do not wait for it: go on applying for other jobs.',
  ],
  button: 'View application',
})

export const applicationCompanyDeleted = translationOf<typeof arabic.applicationCompanyDeleted>()({
  subject: 'Your application was closed, since the company has left {site}',
  preheader: 'The data of your application were erased with it.',
  paragraphs: [
    '{company} was deleted from {site}. Your application for {jobTitle} is closed, and its data and file are erased.',
    'Thank you for your interest. Another job may be nearer to you.',
  ],
})

export const applicationAnswer = translationOf<typeof arabic.applicationAnswer>()({
  subject: 'An answer to your application',
  preheader: 'The company has answered.',
  paragraphs: ['{letter}'],
  facts: ['From {company}, about your application for {jobTitle}.'],
  button: 'View application',
})

export const applicationMessage = translationOf<typeof arabic.applicationMessage>()({
  subject: 'A message from the company about your application',
  preheader: 'The company has written to you.',
  paragraphs: ['{letter}'],
  facts: ['From {company}, about your application for {jobTitle}.'],
  button: 'View application',
})

export const candidateMention = translationOf<typeof arabic.candidateMention>()({
  subject: 'A colleague mentioned you in a comment on a candidate',
  preheader: 'Only the team reads the comment.',
  paragraphs: ['{colleague} mentioned you in a comment on {candidate}, who applied for {jobTitle}.'],
  button: 'Open application and comment',
})

export const counts = translationOf<typeof arabic.counts>()({
  fresh: { one: '{count} new candidate', other: '{count} new candidates' },
  waiting: {
    one: '{count} has waited for more than 7 days',
    other: '{count} have waited for more than 7 days',
  },
  others: { one: '{count} more job ad', other: '{count} more job ads' },
})

export const firstCandidates = translationOf<typeof arabic.firstCandidates>()({
  subject: 'Your job ad has its first candidates',
  preheader: 'Open the list to see who applied.',
  paragraphs: ['The first applications to a job ad of {company} have arrived:'],
  rows: '{rows}',
  advice: 'We tell you about later ones once a day, in the morning.',
  button: 'Open candidates',
  otherLink: 'Choose your mails in the settings',
})

export const newCandidates = translationOf<typeof arabic.newCandidates>()({
  subject: 'New candidates for your job ads',
  preheader: 'How many are new, and how many have waited long.',
  paragraphs: ['New candidates for job ads of {company} since our last mail:'],
  rows: '{rows}',
  button: 'Open all candidates',
  otherLink: 'Choose your mails in the settings',
})

export const candidateAssigned = translationOf<typeof arabic.candidateAssigned>()({
  subject: 'A colleague gave a candidate to you',
  preheader: 'You look after this application from now on.',
  paragraphs: [
    '{colleague} gave you {candidate}, who applied for {jobTitle}. The team sees that you look after the application.',
  ],
  button: 'Open application',
})

export const titles = translationOf<typeof arabic.titles>()({
  'message.applicationSent': 'Application sent',
  'message.applicationSentToConfirm': 'Application sent, e-mail to be confirmed',
  'message.applicationInProgress': 'Application in progress',
  'message.applicationReopened': 'Application reopened',
  'message.applicationHired': 'Application accepted',
  'message.applicationRejected': 'Application not accepted',
  'message.applicationRejectedWithReason': 'Application not accepted, with a reason',
  'message.applicationUnanswered': 'No answer by the promised day',
  'message.answerOverdue': 'Company reminded of an overdue answer',
  'message.hiredWithdrew': 'Company told that somebody hired has withdrawn',
  'message.applicationAdClosed': 'Job ad closed',
  'message.applicationCompanyDeleted': 'Application closed with the company',
  'message.applicationAdExpired': 'Job ad ended without an answer',
  'message.applicationAnswer': 'Answer of the company',
  'message.applicationMessage': 'Message of the company to a candidate',
  'message.firstCandidates': 'First candidates of a job ad',
  'message.newCandidates': 'New candidates of a company',
  'message.candidateMention': 'Colleague mentioned in a comment',
  'message.candidateAssigned': 'Candidate given to a colleague',
})
