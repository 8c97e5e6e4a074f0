import { daysSince, formatDate } from '../../i18n/dates.ts'
import { useNow } from '../../page/use-site.ts'
import { useToday } from '../../page/use-today.ts'
import { cx } from '../../ui/cx.ts'

/** From here on a registration ends soon. */
const soonDays = 30

/** The last day of a registration; amber when it ends soon, red when it has ended. */
export function ExpiryDate({ day }: { day: string }) {
  const isPast = day < useToday()
  const isSoon = -daysSince(day, useNow()) <= soonDays
  return (
    <span className={cx(isPast ? 'font-medium text-danger' : isSoon && 'font-medium text-warn')}>
      {formatDate(day)}
    </span>
  )
}
