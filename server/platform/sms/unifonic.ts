import { z } from 'zod'
import { NotCarried, Refused } from '../deliveries/delivery.ts'
import { callProvider } from './call-provider.ts'
import type { SmsConfig } from './sms-config.ts'
import type { FinishedSms } from './sms-transport.ts'

/** Unifonic answers 200 for failures too: `success` and `errorCode` say how it went. Booleans come as text at times. */
const answerSchema = z.object({
  success: z.union([z.boolean(), z.string()]),
  errorCode: z.string().optional(),
  data: z
    .object({ MessageID: z.union([z.string(), z.number()]) })
    .partial()
    .nullish(),
})

/** The number is too short to be one; every other code may be our own settings. */
const hopeless = new Set(['ER-04'])

/** Sends by Unifonic's REST call `/rest/SMS/messages`; numbers go without plus. */
export async function postToUnifonic(config: SmsConfig, { id, to, body }: FinishedSms): Promise<string> {
  const { answer } = await callProvider(
    {
      url: `${config.baseUrl ?? 'https://el.cloud.unifonic.com'}/rest/SMS/messages`,
      headers: { accept: 'application/json' },
      body: new URLSearchParams({
        AppSid: config.credentials,
        SenderID: config.sender,
        Recipient: to.slice(1),
        Body: body,
        responseType: 'JSON',
        CorrelationID: id,
      }),
    },
    answerSchema,
  )
  const code = answer.errorCode ?? ''
  if (String(answer.success) === 'true') return String(answer.data?.MessageID ?? 'accepted')
  if (hopeless.has(code)) throw new Refused(code)
  throw new NotCarried(`the SMS provider did not take it: ${code || 'no code'}`)
}
