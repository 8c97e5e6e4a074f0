import { dateOf } from '../i18n/dates.ts'
import { useNow } from './use-site.ts'

/** The day that it is in Riyadh, ISO 8601. */
export const useToday = (): string => dateOf(useNow().toISOString())
