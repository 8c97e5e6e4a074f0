import { usePhrases } from '../../i18n/use-phrases.ts'
import { chipStyle } from '../../ui/chip-style.ts'
import { cx } from '../../ui/cx.ts'
import { type Period, periods } from './use-period.ts'

type PeriodChipsProps = { days: Period; onChange: (days: Period) => void }

/** Chooses the time that the page is about. */
export function PeriodChips({ days, onChange }: PeriodChipsProps) {
  const t = usePhrases('analytics')
  return (
    <div role="group" aria-label={t('period')} className="mb-5 flex flex-wrap gap-2">
      {periods.map((period) => (
        <button
          key={period}
          type="button"
          aria-pressed={period === days}
          onClick={() => onChange(period)}
          className={cx(chipStyle(period === days), 'h-9 px-3 max-lg:h-11')}
        >
          {t('lastDays', { count: period })}
        </button>
      ))}
    </div>
  )
}
