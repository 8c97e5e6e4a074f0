import type { Count } from '@qareeb/contract/search/counts'
import { Skeleton } from '../../ui/loading/skeleton.tsx'
import { useCountPhrase } from '../use-count-phrase.ts'

type VacancyCountProps = { total: Count | null; failure: string | null }

/** The number of jobs in an area, or the room for it; nothing where it did not arrive, since the list shows that. */
export function VacancyCount({ total, failure }: VacancyCountProps) {
  const countPhrase = useCountPhrase()
  if (!total && failure !== null) return null
  return (
    <h2 className="text-lg font-semibold" aria-live="polite">
      {total ? countPhrase(total) : <Skeleton className="my-1 h-5 w-24" />}
    </h2>
  )
}
