import type { Captcha } from '../platform/captcha/captcha.ts'

/** What the captcha of tests takes for the answer of a person. */
export const solvedCaptcha = 'solved'

/** The captcha of tests: solving a real one costs a second. */
export const testCaptcha: Captcha = {
  kind: 'altcha',
  task: () => Promise.resolve({ kind: 'altcha', challenge: {} }),
  judge: (answer) => Promise.resolve(answer === solvedCaptcha ? 'passed' : 'failed'),
}
