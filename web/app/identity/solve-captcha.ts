import { getCaptcha } from '@qareeb/contract/second-factor'
import type { BoundCall } from '../api.ts'
import { AuthError } from './auth-client.ts'
import { proveWork } from './prove-work.ts'

/**
 * Gets a captcha and solves it, without asking the person anything: a second of work for a browser, a fortune for a
 * program that sends thousands.
 * @returns what goes into `captcha` of a call
 */
export async function solveCaptcha(call: BoundCall): Promise<string> {
  const task = await call(getCaptcha, {})
  if (task.kind === 'altcha') return proveWork(task.challenge)
  throw new AuthError('auth/captcha-failed')
}
