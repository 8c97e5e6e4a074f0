import { westernDigits } from '@qareeb/contract/degrees'
import type { SecondFactorMethod } from '@qareeb/contract/identity'
import { codeBounds, type SecondFactors } from '@qareeb/contract/second-factor'

/** How long a question waits for its answer, in milliseconds. */
export const validMs = codeBounds.validMinutes * 60_000

/** The recognisable part of a phone: `•••• 4567`. */
export const hintOf = (phone: string): string => `•••• ${phone.slice(-4)}`

/** Methods that can finish a sign-in, the preferred one first; empty without a second factor. */
export function methodsOf(factors: {
  phone: string | null
  totpEnrolledAt: Date | null
  passkeys: number
  recoveryCodes: number
}): SecondFactorMethod[] {
  const methods: SecondFactorMethod[] = [
    ...(factors.passkeys > 0 ? (['passkey'] as const) : []),
    ...(factors.totpEnrolledAt ? (['totp'] as const) : []),
    ...(factors.phone ? (['sms'] as const) : []),
  ]
  return methods.length > 0 && factors.recoveryCodes > 0 ? [...methods, 'recovery-code'] : methods
}

/** True when the password is enough. */
export const hasNone = ({ phone, totp, passkeys }: SecondFactors): boolean =>
  !phone && !totp && passkeys.length === 0

/** A code as it is compared: Western digits, capitals, without blanks and dashes. */
export const normaliseCode = (typed: string): string =>
  westernDigits(typed)
    .replace(/[\s\p{Pd}\p{Cf}]/gu, '')
    .toUpperCase()
