import type { Locale } from '@qareeb/contract/locale'
import type { BoundPhrases } from '../i18n/bind-phrases.ts'
import { formatNumber } from '../i18n/numbers.ts'

const kilobyte = 1024

/** The size of a file in words: `312 KB`, `1.4 MB`. At least one kilobyte, and 0 for an empty file. */
export function formatSize(bytes: number, locale: Locale, t: BoundPhrases<'files'>): string {
  const kilobytes = bytes === 0 ? 0 : Math.max(1, Math.round(bytes / kilobyte))
  if (kilobytes < kilobyte) return t('kilobytes', { amount: formatNumber(kilobytes, locale) })
  const megabytes = Math.round((bytes / kilobyte ** 2) * 10) / 10
  return t('megabytes', { amount: formatNumber(megabytes, locale, 1) })
}
