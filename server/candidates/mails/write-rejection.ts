import { reasons as arabicReasons } from '@qareeb/content/ar/emails/candidates'
import { reasons as englishReasons } from '@qareeb/content/en/emails/candidates'
import type { RejectionReason } from '@qareeb/contract/candidates'
import type { Locale } from '@qareeb/contract/locale'
import type { Mail } from '../../platform/mail/mails.ts'
import type { Facts } from './mail-candidate.ts'

const sentences = { ar: arabicReasons, en: englishReasons }

/** The sentence of a reason in the candidate's language; null where the company gave none. */
export const reasonSentence = (locale: Locale, reason: RejectionReason | null): string | null =>
  reason === null || reason === 'none' ? null : sentences[locale][reason]

/** The mail about a rejection. @param reason whole sentences; null says the decision alone */
export const writeRejection = (data: Facts, reason: string | null): Mail =>
  reason === null
    ? { name: 'applicationRejected', data }
    : { name: 'applicationRejectedWithReason', data: { ...data, reason } }
