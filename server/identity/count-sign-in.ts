import type { Context } from '../ground/context.ts'
import { type Attempt, countAttempts } from '../platform/attempts/attempts.ts'
import { isSolved } from './captcha/is-solved.ts'
import { limits } from './limits.ts'
import { isBrowserOf } from './queries/devices.ts'
import { hashOfMark } from './session/known-browser.ts'

/**
 * The counters of a sign-in by password: after the right password some are deleted, in the others this attempt is
 * undone.
 */
export type CountedSignIn = { ofAccount: Attempt[]; ofNetwork: Attempt[] }

type Given = { email: string; userId: string | undefined; captcha: string | undefined }

/** Looked up for an unknown address, so that it takes as many statements as a known one. */
const nobody = '00000000-0000-0000-0000-000000000000'

/**
 * Counts a sign-in before the password is checked: of a hundred guesses at once not all may be checked. A browser
 * that the account has used is counted by itself alone, whatever its network has guessed. For any other, wrong
 * passwords cost a captcha and are never refused for the account, or strangers could lock the owner out.
 * @throws AppError `auth/captcha-required`, `auth/too-many-requests`
 */
export async function countSignIn(
  context: Context,
  { email, userId = nobody, captcha }: Given,
): Promise<CountedSignIn> {
  const { network, browser } = context.origin
  const isKnown =
    browser !== undefined && (await isBrowserOf(context.db, { userId, markHash: hashOfMark(browser) }))
  const isUnsolved = !(await isSolved(context, captcha))
  const byAccount: Attempt[] = isUnsolved && !isKnown ? [[limits.wrongPassword, email.toLowerCase()]] : []
  const byNetwork: Attempt[] = isUnsolved && !isKnown ? [[limits.wrongPasswordWithoutCaptcha, network]] : []
  await countAttempts(context, [...byNetwork, ...byAccount], 'auth/captcha-required')

  const byBrowser: Attempt[] = isKnown ? [[limits.wrongPasswordInBrowser, `${userId} ${browser}`]] : []
  const allOfNetwork: Attempt[] = isKnown ? [] : [[limits.wrongPasswordFromNetwork, network]]
  await countAttempts(context, [...byBrowser, ...allOfNetwork], 'auth/too-many-requests')
  return { ofAccount: [...byAccount, ...byBrowser], ofNetwork: [...byNetwork, ...allOfNetwork] }
}
