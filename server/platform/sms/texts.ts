import { codes as arabic } from '@qareeb/content/ar/texts/codes'
import { codes as english } from '@qareeb/content/en/texts/codes'
import type { Locale } from '@qareeb/contract/locale'
import { wordingOf } from '../deliveries/wording.ts'

const texts = { ar: arabic, en: english }

/** Every text message by name, with its parameters. */
export type SmsData = {
  verificationCode: { code: string; minutes: number }
}

export type SmsName = keyof SmsData

/** A text message that is to be worded. */
export type SmsText = { [Name in SmsName]: { name: Name; data: SmsData[Name] } }[SmsName]

export const isSmsName = (name: string): name is SmsName => Object.hasOwn(arabic, name)

/** A text message in the words of one language. Marks of direction cost characters that are paid for, so there are none. */
export function wordSms(
  { name, data }: { name: SmsName; data: Record<string, string | number> },
  locale: Locale,
  siteName: string,
): string {
  const fill = wordingOf(locale, data, { site: siteName })
  return fill(texts[locale][name]).replace(/[\u2068\u2069]/g, '')
}
