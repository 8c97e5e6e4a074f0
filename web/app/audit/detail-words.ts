import type { BoundPhrases } from '../i18n/bind-phrases.ts'
import { phraseKey } from '../i18n/phrase-key.ts'

const names = [
  'part',
  'written',
  'role',
  'from',
  'to',
  'code',
  'method',
  'found',
  'bySearch',
  'byItself',
  'ended',
  'endedSessions',
  'fields',
  'plan',
  'factor',
  'task',
  'invitation',
  'hasMoved',
  'of',
  'impersonating',
  'reason',
  'bytes',
  'withoutAdmin',
  'registration',
] as const

const values = [
  'yes',
  'no',
  'ADMIN',
  'HR',
  'free',
  'advanced',
  'premium',
  'unscanned',
  'quarantined',
  'clean',
  'infected',
  'none',
  'details',
  'locations',
  'location',
  'stats',
  'jobAds',
  'sms',
  'totp',
  'passkey',
  'recoveryCode',
  'google',
  'password',
  'unconfirmed',
] as const

type Words = { t: BoundPhrases<'audit'>; errors: BoundPhrases<'errors'> }

/** The name of a detail of an entry; a new one without a name keeps that of the code. */
export function nameOfDetail(name: string, { t }: Pick<Words, 't'>): string {
  const known = names.find((one) => one === name)
  return known ? t(`detail.${known}`) : name
}

/** The value of a detail of an entry. A refusal appears as the person's sentence, where it needs no more. */
export function valueOfDetail(name: string, value: unknown, words: Words): string {
  if (name === 'code') return sentenceOf(String(value), words)
  if (typeof value === 'boolean') return words.t(value ? 'value.yes' : 'value.no')
  if (Array.isArray(value)) return value.map(String).join(' · ')
  const key = phraseKey(String(value))
  const known = values.find((one) => one === key)
  return known ? words.t(`value.${known}`) : String(value)
}

/** The sentence of a refusal; its code where there is none. */
export function sentenceOf(code: string, { errors }: Pick<Words, 'errors'>): string {
  // A code that is no key has no sentence, and one with unfilled placeholders is left out.
  const sentence: unknown = errors(code as 'request.forbidden')
  return typeof sentence === 'string' && sentence !== '' && !sentence.includes('{') ? sentence : code
}
