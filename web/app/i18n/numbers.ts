import type { Locale } from '@qareeb/contract/locale'

/** Western digits in both languages. */
const numberLocale = { ar: 'ar-SA-u-nu-latn', en: 'en-GB' } as const

const formats = new Map<string, Intl.NumberFormat>()

/**
 * A number with thousands separators: `12,480`. A whole one is written without decimals, any other with all of them:
 * `25`, `25.50`.
 * @param keepsZeros writes a whole number with its decimals too, beside one that has some: `16.00`
 */
export function formatNumber(
  value: number,
  locale: Locale,
  decimals = 0,
  { keepsZeros = false }: { keepsZeros?: boolean } = {},
): string {
  const key = `${locale}${decimals}${keepsZeros}`
  const format = formats.get(key) ?? makeFormat(locale, decimals, keepsZeros)
  formats.set(key, format)
  return format.format(value)
}

const makeFormat = (locale: Locale, decimals: number, keepsZeros: boolean) =>
  new Intl.NumberFormat(numberLocale[locale], {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
    trailingZeroDisplay: keepsZeros ? 'auto' : 'stripIfInteger',
  })
