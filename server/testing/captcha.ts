import type { Captcha } from '../platform/captcha/captcha.ts'

/** The human answer for the captcha of tests. */
export const solvedCaptcha = 'solved'

/** The captcha of tests: solving a real one costs a second. */
export const testCaptcha: Captcha = {
  kind: 'altcha',
  task: () => Promise.resolve({ kind: 'altcha', challenge: {} }),
  judge: (answer) => Promise.resolve(answer === solvedCaptcha ? 'passed' : 'failed'),
}
