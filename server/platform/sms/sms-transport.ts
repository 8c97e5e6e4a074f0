/** A text message that is worded. */
export type FinishedSms = { id: string; to: string; body: string }

/** How text messages leave. Returns the id that the provider gave it. */
export type SmsTransport = { post(sms: FinishedSms): Promise<string> }
