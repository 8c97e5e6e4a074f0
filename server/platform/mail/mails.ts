import * as arAccountDeleted from '@qareeb/content/ar/emails/account-deleted'
import * as arAccountState from '@qareeb/content/ar/emails/account-state'
import * as arChangeEmail from '@qareeb/content/ar/emails/change-email'
import * as arCompanies from '@qareeb/content/ar/emails/companies'
import * as arPassword from '@qareeb/content/ar/emails/password'
import * as arSecurity from '@qareeb/content/ar/emails/security'
import * as arSignUp from '@qareeb/content/ar/emails/sign-up'
import * as arTeam from '@qareeb/content/ar/emails/team'
import * as enAccountDeleted from '@qareeb/content/en/emails/account-deleted'
import * as enAccountState from '@qareeb/content/en/emails/account-state'
import * as enChangeEmail from '@qareeb/content/en/emails/change-email'
import * as enCompanies from '@qareeb/content/en/emails/companies'
import * as enPassword from '@qareeb/content/en/emails/password'
import * as enSecurity from '@qareeb/content/en/emails/security'
import * as enSignUp from '@qareeb/content/en/emails/sign-up'
import * as enTeam from '@qareeb/content/en/emails/team'
import type { Locale } from '@qareeb/contract/locale'

/**
 * Every mail by name, with what has to be told for it. `url` stands behind the button, `otherUrl` behind the second
 * link; `at` is an instant as ISO 8601; an unknown first name is empty.
 */
export type MailData = {
  verifyEmail: { firstName: string; url: string; hours: number }
  /** Links to sign in and to set a new password. */
  signUpAttempt: { firstName: string; url: string; otherUrl: string }
  resetPassword: { firstName: string; url: string; minutes: number }
  /** The link sets a new password. */
  passwordChanged: { firstName: string; at: string; url: string }
  changeEmailConfirm: { firstName: string; url: string; hours: number }
  /** The link undoes the change. */
  changeEmailNotice: { firstName: string; newEmail: string; url: string; hours: number }
  /** The link signs in. */
  emailInUse: { firstName: string; url: string }
  /** The link leads to the sessions. */
  newDevice: { firstName: string; device: string; network: string; at: string; url: string }
  /** The link leads to the security settings. */
  secondFactorChanged: { firstName: string; at: string; url: string }
  /** The link leads to the profile. */
  googleJoined: { firstName: string; at: string; url: string }
  accountDeleted: { firstName: string }
  /** `companies` names those that went with the account. */
  accountAndCompaniesDeleted: { firstName: string; companies: string }
  accountDisabled: { firstName: string; reason: string }
  /** The link signs in. */
  accountEnabled: { firstName: string; url: string }
  /** `company` is its name in the reader's language where it has one. The link leads to the dashboard. */
  companyVerified: { firstName: string; company: string; url: string }
  /** The link leads to where a new document is sent. */
  companyRejected: { firstName: string; company: string; reason: string; url: string }
  companyDeleted: { firstName: string; company: string }
  /** The link shows the invitation, which holds until then. */
  teamInvitation: {
    firstName: string
    inviter: string
    company: string
    role: string
    at: string
    url: string
  }
  teamRemoved: { firstName: string; company: string }
  /** The link leads to the team. */
  teamRoleChanged: { firstName: string; company: string; role: string; url: string }
}

export type MailName = keyof MailData

/** A mail that is to be worded: its name and its values, which belong together. */
export type Mail = { [Name in MailName]: { name: Name; data: MailData[Name] } }[MailName]

/** The sentences of a mail, from the folders `emails` of `content`. */
export type MailWords = {
  subject: string
  /** What a list of mails shows behind the subject. */
  preheader: string
  paragraphs: readonly string[]
  facts?: readonly string[]
  /** Comes after the facts. */
  advice?: string
  button?: string
  otherLink?: string
  footnote?: string
}

export const mails: Record<MailName, Record<Locale, MailWords>> = {
  verifyEmail: { ar: arSignUp.verifyEmail, en: enSignUp.verifyEmail },
  signUpAttempt: { ar: arSignUp.signUpAttempt, en: enSignUp.signUpAttempt },
  resetPassword: { ar: arPassword.resetPassword, en: enPassword.resetPassword },
  passwordChanged: { ar: arPassword.passwordChanged, en: enPassword.passwordChanged },
  changeEmailConfirm: { ar: arChangeEmail.changeEmailConfirm, en: enChangeEmail.changeEmailConfirm },
  changeEmailNotice: { ar: arChangeEmail.changeEmailNotice, en: enChangeEmail.changeEmailNotice },
  emailInUse: { ar: arChangeEmail.emailInUse, en: enChangeEmail.emailInUse },
  newDevice: { ar: arSecurity.newDevice, en: enSecurity.newDevice },
  secondFactorChanged: { ar: arSecurity.secondFactorChanged, en: enSecurity.secondFactorChanged },
  googleJoined: { ar: arSecurity.googleJoined, en: enSecurity.googleJoined },
  accountDeleted: { ar: arAccountDeleted.accountDeleted, en: enAccountDeleted.accountDeleted },
  accountAndCompaniesDeleted: {
    ar: arAccountDeleted.accountAndCompaniesDeleted,
    en: enAccountDeleted.accountAndCompaniesDeleted,
  },
  accountDisabled: { ar: arAccountState.accountDisabled, en: enAccountState.accountDisabled },
  accountEnabled: { ar: arAccountState.accountEnabled, en: enAccountState.accountEnabled },
  companyVerified: { ar: arCompanies.companyVerified, en: enCompanies.companyVerified },
  companyRejected: { ar: arCompanies.companyRejected, en: enCompanies.companyRejected },
  companyDeleted: { ar: arCompanies.companyDeleted, en: enCompanies.companyDeleted },
  teamInvitation: { ar: arTeam.teamInvitation, en: enTeam.teamInvitation },
  teamRemoved: { ar: arTeam.teamRemoved, en: enTeam.teamRemoved },
  teamRoleChanged: { ar: arTeam.teamRoleChanged, en: enTeam.teamRoleChanged },
}

export const isMailName = (name: string): name is MailName => Object.hasOwn(mails, name)
