import { z } from 'zod'
import { NotCarried, Refused } from '../deliveries/delivery.ts'
import { callProvider } from './call-provider.ts'
import type { SmsConfig } from './sms-config.ts'
import type { FinishedSms } from './sms-transport.ts'

const answerSchema = z.object({
  statusCode: z.number(),
  messageId: z.union([z.string(), z.number()]).optional(),
})

/** The call itself is valid and the number is wrong. */
const hopeless = new Set([400, 422])

/** Sends by Taqnyat's `/v1/messages`; numbers go without plus. */
export async function postToTaqnyat(config: SmsConfig, { to, body }: FinishedSms): Promise<string> {
  const { status, answer } = await callProvider(
    {
      url: `${config.baseUrl ?? 'https://api.taqnyat.sa'}/v1/messages`,
      headers: { 'content-type': 'application/json', authorization: `Bearer ${config.credentials}` },
      body: JSON.stringify({ recipients: [to.slice(1)], sender: config.sender, body }),
    },
    answerSchema,
  )
  if (answer.statusCode === 201 || answer.statusCode === 200) return String(answer.messageId ?? 'accepted')
  if (hopeless.has(status)) throw new Refused(String(answer.statusCode))
  throw new NotCarried(`the SMS provider did not take it: ${answer.statusCode}`)
}
