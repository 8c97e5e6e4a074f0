import type { Organization } from '@qareeb/contract/organizations'
import { formatDate } from '../../i18n/dates.ts'
import { formatHijri } from '../../i18n/hijri.ts'
import { usePhrases } from '../../i18n/use-phrases.ts'
import { useToday } from '../../page/use-today.ts'
import { cx } from '../../ui/cx.ts'

type ExpiryTextProps = { on: Organization['registrationExpiresOn']; className?: string }

/** Until when a registration holds, or held; marked where that day is over. */
export function ExpiryText({ on, className }: ExpiryTextProps) {
  const t = usePhrases('organizations')
  const today = useToday()
  if (!on) return <p className={cx('text-ink-2', className)}>{t('noExpiry')}</p>
  const isOver = on < today
  return (
    <p className={cx(isOver ? 'font-medium text-danger' : 'text-ink-2', className)}>
      {t(isOver ? 'expiredOn' : 'expiry', {
        date: t('bothCalendars', { date: formatDate(on), hijri: formatHijri(on) }),
      })}
    </p>
  )
}
