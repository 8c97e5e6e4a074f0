import { getCaptcha } from '@qareeb/contract/second-factor'
import type { BoundCall } from '../../http/api.ts'
import { proveWork } from './prove-work.ts'

/**
 * Gets a captcha and solves it, as a rule without asking the person anything: a second of work for a browser, a fortune
 * for a program that sends thousands.
 * @returns what goes into `captcha` of a call
 */
export async function solveCaptcha(call: BoundCall): Promise<string> {
  const task = await call(getCaptcha, {})
  if (task.kind === 'altcha') return proveWork(task.challenge)
  // Only sites that have configured it carry this.
  const { runTurnstile } = await import('./run-turnstile.ts')
  return runTurnstile(task)
}
