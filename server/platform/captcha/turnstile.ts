import { z } from 'zod'
import type { Log } from '../log.ts'
import type { Captcha } from './captcha.ts'

export type TurnstileConfig = {
  siteKey: string
  secretKey: string
  verifyUrl: string
  /** Where the widget comes from: pages have to let it in. */
  widgetOrigin: string
}

const widgetOrigin = 'https://challenges.cloudflare.com'

/** Where the widget comes from, and where its answers are judged. */
export const turnstileAddresses = { widgetOrigin, verifyUrl: `${widgetOrigin}/turnstile/v0/siteverify` }

const timeoutMs = 3_000

/** https://developers.cloudflare.com/turnstile/get-started/server-side-validation/ */
const verdictSchema = z.object({
  success: z.boolean(),
  hostname: z.string().optional(),
  'error-codes': z.array(z.string()).default([]),
})

/** Codes that do not concern the person: our key is wrong, or the service itself fails. */
const ourTrouble = new Set(['missing-input-secret', 'invalid-input-secret', 'internal-error'])

/** Cloudflare's captcha. The address of the person is not passed on: the verdict does not need it. */
export function createTurnstile(
  { siteKey, secretKey, verifyUrl, widgetOrigin }: TurnstileConfig,
  { hostname, log }: { hostname: string; log: Log },
): Captcha {
  return {
    kind: 'turnstile',
    task: () =>
      Promise.resolve({
        kind: 'turnstile',
        siteKey,
        scriptUrl: `${widgetOrigin}/turnstile/v0/api.js?render=explicit`,
      }),
    async judge(answer) {
      try {
        const verdict = await askTurnstile(verifyUrl, { secret: secretKey, response: answer })
        if (verdict['error-codes'].some((code) => ourTrouble.has(code)))
          throw new Error(`Turnstile refused the call itself: ${verdict['error-codes'].join(', ')}`)
        return verdict.success && verdict.hostname === hostname ? 'passed' : 'failed'
      } catch (error) {
        log.warn({ err: error }, 'the captcha could not be checked')
        return 'unavailable'
      }
    },
  }
}

async function askTurnstile(url: string, form: Record<string, string>) {
  const answer = await fetch(url, {
    method: 'POST',
    body: new URLSearchParams(form),
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  })
  if (answer.status >= 500) throw new Error(`Turnstile answered ${answer.status}`)
  return verdictSchema.parse(await answer.json())
}
