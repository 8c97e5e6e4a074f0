/** The SMS provider and its credentials. */
export type SmsConfig = {
  provider: 'unifonic' | 'taqnyat' | 'twilio'
  /** Unifonic: AppSid. Taqnyat: bearer token. Twilio: account SID and auth token with a colon between them. */
  credentials: string
  /** Registered name of the sender; with Twilio also a number or the id of a messaging service. */
  sender: string
  /** Another address than the provider's own, for tests and gateways that speak like it. */
  baseUrl?: string | undefined
}
