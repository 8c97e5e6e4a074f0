import type { SmsConfig } from './sms-config.ts'
import type { SmsTransport } from './sms-transport.ts'
import { postToTaqnyat } from './taqnyat.ts'
import { postToTwilio } from './twilio.ts'
import { postToUnifonic } from './unifonic.ts'

/** The adapter of the configured provider. */
export function providerOf(config: SmsConfig): SmsTransport {
  switch (config.provider) {
    case 'unifonic':
      return { post: (sms) => postToUnifonic(config, sms) }
    case 'taqnyat':
      return { post: (sms) => postToTaqnyat(config, sms) }
    case 'twilio':
      return { post: (sms) => postToTwilio(config, sms) }
  }
}
