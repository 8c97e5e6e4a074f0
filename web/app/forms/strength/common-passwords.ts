import list from '@qareeb/reference/common-passwords.txt?raw'
import { formsOfPassword } from '@qareeb/reference/password-forms'
import { type Chooser, isWeakPassword } from '@qareeb/reference/weak-password'
import type { Strength } from './strength.ts'

/**
 * The highest strength of a password in view of common ones: the server refuses these, and a few signs around one are
 * guessed next. This file brings the list: it is loaded once a password is typed.
 */
export function limitOfCommon(password: string): Strength {
  const forms = formsOfPassword(password)
  if (forms.some((form) => common.has(form))) return 0
  return forms.some(isNearCommon) ? 1 : 4
}

/** Whether the server refuses a password, as far as the page knows who chooses it. */
export const isWeak = (password: string, chooser: Chooser): boolean =>
  isWeakPassword(password, { common, chooser })

/** Signs beside a common word with which it is still guessed early. */
const mostAdded = 8

function isNearCommon(form: string): boolean {
  const word = wordOf(form)
  return form.length - word.length <= mostAdded && commonWords.has(word)
}

/** The word of a password: without digits before it and signs after it, its letters in place of signs like them. */
const wordOf = (form: string): string =>
  form.replace(/^\p{N}+|[^\p{L}]+$/gu, '').replace(/[@013$5]/g, (sign) => letterBySign[sign] ?? sign)

const letterBySign: Record<string, string> = { '@': 'a', '0': 'o', '1': 'i', '3': 'e', $: 's', '5': 's' }

const common = new Set(list.split('\n'))

/** Shorter ones say too little: they begin many a good password. */
const commonWords = new Set([...common].map(wordOf).filter(({ length }) => length >= 5))
