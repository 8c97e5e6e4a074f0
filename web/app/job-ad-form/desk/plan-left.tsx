import { usePhrases } from '../../i18n/use-phrases.ts'
import { cx } from '../../ui/cx.ts'
import { useDashboard } from '../../workspace/dashboard-context.ts'

/** How many more ads the plan allows; nothing where it sets no limit. */
export function PlanLeft() {
  const t = usePhrases('jobAdForm')
  const { stats } = useDashboard()
  if (!stats || stats.plan.limit === null) return null
  const left = Math.max(0, stats.plan.limit - stats.plan.openAds)
  return (
    <span className={cx('text-sm whitespace-nowrap', left === 0 ? 'text-danger' : 'text-ink-3')}>
      {left === 0 ? t('planFull') : t('planLeft', { count: left })}
    </span>
  )
}
