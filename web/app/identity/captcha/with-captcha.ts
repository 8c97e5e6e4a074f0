import { codeOf } from '../../forms/read-failure.ts'
import type { BoundCall } from '../../http/api.ts'
import { solveCaptcha } from './solve-captcha.ts'

/**
 * Makes a call, and repeats it with a solved captcha where the server requires one: after several tries from one
 * network it requires a proof of work, which takes a moment.
 * @param attempt puts the given value into the body
 */
export async function withCaptcha<Answer>(
  call: BoundCall,
  attempt: (captcha: { captcha?: string }) => Promise<Answer>,
): Promise<Answer> {
  try {
    return await attempt({})
  } catch (error) {
    if (codeOf(error) !== 'auth/captcha-required') throw error
    return attempt({ captcha: await solveCaptcha(call) })
  }
}
