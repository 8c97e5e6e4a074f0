import type { SmsWay } from './sms.ts'
import { postToTaqnyat } from './taqnyat.ts'
import { postToTwilio } from './twilio.ts'
import { postToUnifonic } from './unifonic.ts'

/** Who sends text messages, and the credentials with them. */
export type SmsConfig = {
  provider: 'unifonic' | 'taqnyat' | 'twilio'
  /** Unifonic: AppSid. Taqnyat: bearer token. Twilio: account SID and auth token with a colon between them. */
  credentials: string
  /** Registered name of the sender; with Twilio also a number or the id of a messaging service. */
  sender: string
  /** Another address than the provider's own, for tests and gateways that speak like it. */
  baseUrl?: string | undefined
}

/** The adapter of the configured provider. */
export function providerOf(config: SmsConfig): SmsWay {
  switch (config.provider) {
    case 'unifonic':
      return { post: (sms) => postToUnifonic(config, sms) }
    case 'taqnyat':
      return { post: (sms) => postToTaqnyat(config, sms) }
    case 'twilio':
      return { post: (sms) => postToTwilio(config, sms) }
  }
}
