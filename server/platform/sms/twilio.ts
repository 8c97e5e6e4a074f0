import { z } from 'zod'
import { NotCarried, Refused } from '../deliveries/delivery.ts'
import { callProvider } from './call-provider.ts'
import type { SmsConfig } from './sms-config.ts'
import type { FinishedSms } from './sms-transport.ts'

const answerSchema = z.union([z.object({ sid: z.string() }), z.object({ code: z.number() })])

/** Not a number, not reachable by this sender, no mobile, unsubscribed. */
const hopeless = new Set([21211, 21214, 21217, 21408, 21610, 21612, 21614])

/** Sends by Twilio's `Messages.json`. A sender that begins with MG is a messaging service. */
export async function postToTwilio(config: SmsConfig, { to, body }: FinishedSms): Promise<string> {
  const [account = ''] = config.credentials.split(':')
  const from = config.sender.startsWith('MG') ? 'MessagingServiceSid' : 'From'
  const { answer } = await callProvider(
    {
      url: `${config.baseUrl ?? 'https://api.twilio.com'}/2010-04-01/Accounts/${encodeURIComponent(account)}/Messages.json`,
      headers: { authorization: `Basic ${Buffer.from(config.credentials).toString('base64')}` },
      body: new URLSearchParams({ To: to, [from]: config.sender, Body: body }),
    },
    answerSchema,
  )
  if ('sid' in answer) return answer.sid
  if (hopeless.has(answer.code)) throw new Refused(String(answer.code))
  throw new NotCarried(`the SMS provider did not take it: ${answer.code}`)
}
