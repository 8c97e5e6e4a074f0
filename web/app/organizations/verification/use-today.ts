import { dateOf } from '../../i18n/dates.ts'
import { useNow } from '../../page/use-site.ts'

/** The present day in Riyadh, ISO 8601. */
export const useToday = (): string => dateOf(useNow().toISOString())
