import { codeOf } from '../../forms/read-failure.ts'
import type { BoundCall } from '../../http/api.ts'
import { solveCaptcha } from './solve-captcha.ts'

/**
 * Makes a call, and once more with a solved captcha where the server wants one: after several tries from one place it
 * asks for a proof of work, which costs a person a moment.
 * @param attempt puts what it gets into the body
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
