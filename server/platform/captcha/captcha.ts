/** The challenge of `GET /api/v1/captcha`, which a page solves. */
export type CaptchaTask =
  | { kind: 'altcha'; challenge: Record<string, unknown> }
  | { kind: 'turnstile'; siteKey: string; scriptUrl: string }

/**
 * `passed` and `failed` are about the answer. `unavailable` means that the check was impossible: calls that cost
 * money are then refused, calls with a rate limit may go on.
 */
export type CaptchaVerdict = 'passed' | 'failed' | 'unavailable'

/** The port through which the product distinguishes people from programs. */
export type Captcha = {
  kind: CaptchaTask['kind']
  task(): Promise<CaptchaTask>
  /** Judges what the page sent. An answer passes once. */
  judge(answer: string): Promise<CaptchaVerdict>
}
