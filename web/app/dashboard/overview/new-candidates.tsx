import { useFormats } from '../../i18n/use-formats.ts'
import { usePaths, usePhrases } from '../../i18n/use-phrases.ts'
import type { Stats } from '../../workspace/dashboard-context.ts'
import { StatCard } from './stat-card.tsx'

/** The new candidates of all ads; those who wait for long come first. */
export function NewCandidates({ new: count, waitingLong }: Pick<Stats['candidates'], 'new' | 'waitingLong'>) {
  const t = usePhrases('dashboard')
  const paths = usePaths()
  const { number } = useFormats()
  return (
    <StatCard
      label={t('newCandidates')}
      value={number(count)}
      to={paths.applicants(count > 0 ? { state: 'new', sort: 'waiting' } : {})}
    >
      {t('waitingLong', { count: waitingLong })}
    </StatCard>
  )
}
