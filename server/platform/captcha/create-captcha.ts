import type { Database } from '../database/database.ts'
import type { Log } from '../log.ts'
import { createAltcha } from './altcha.ts'
import type { Captcha } from './captcha.ts'
import { createTurnstile, type TurnstileConfig } from './turnstile.ts'

export type CaptchaConfig = { kind: 'altcha' } | ({ kind: 'turnstile' } & TurnstileConfig)

type Surroundings = {
  config: { captcha: CaptchaConfig; secret: string; publicOrigin: string }
  db: Database
  log: Log
  now: () => Date
}

/** The captcha that the configuration names. */
export function createCaptcha({ config, db, log, now }: Surroundings): Captcha {
  if (config.captcha.kind === 'turnstile')
    return createTurnstile(config.captcha, { hostname: new URL(config.publicOrigin).hostname, log })
  return createAltcha({ db, secret: config.secret, now })
}
