import { formatDate } from '../i18n/dates.ts'
import type { usePhrases } from '../i18n/use-phrases.ts'

/** When a step that has not happened comes: by the promised day, else that it is still to come. */
export const comingText = (
  t: ReturnType<typeof usePhrases<'applications'>>,
  promisedOn: string | null,
): string => (promisedOn ? t('until', { date: formatDate(promisedOn) }) : t('toCome'))
