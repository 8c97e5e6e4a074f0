import type { FieldProblem } from '@qareeb/contract/errors'
import {
  type PhoneNumber,
  parsePhoneNumberFromString,
  validatePhoneNumberLength,
} from 'libphonenumber-js/max'

export type Phone = {
  /** With country code: `+966501234567`. */
  number: string
  /** False for numbers of landlines. */
  isMobile: boolean
}

/**
 * Reads a phone number as a person types it: Western, Arabic or Persian digits, with blanks, `05…`, `00966…` or
 * `+966…`. Without a country code it is Saudi.
 */
export function parsePhone(typed: string): Phone | { problem: FieldProblem } {
  // The library would find the number in "call 0501234567 now" as well.
  if (!/^\s*\+?[\d٠-٩۰-۹\s]+$/.test(typed)) return { problem: 'phoneCharacters' }
  const phone = parsePhoneNumberFromString(typed, 'SA')
  if (validatePhoneNumberLength(typed, 'SA') === 'TOO_SHORT' || isShortSaudi(phone))
    return { problem: 'phoneTooShort' }

  const type = phone?.getType()
  if (!phone || !type) return { problem: 'invalid' }
  return { number: phone.number, isMobile: type === 'MOBILE' || type === 'FIXED_LINE_OR_MOBILE' }
}

/** The library also accepts service numbers; personal ones have nine digits behind +966. */
const isShortSaudi = (phone: PhoneNumber | undefined) =>
  phone?.countryCallingCode === '966' && phone.nationalNumber.replace(/^0/, '').length < 9
