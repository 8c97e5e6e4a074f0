import type { Loaded } from './loaded.ts'
import { Skeleton } from './skeleton.tsx'
import { TryAgain } from './try-again.tsx'

export type Failing = Pick<Loaded<unknown>, 'failure' | 'reload'>

/** The placeholder of loading data, or the reason of a failure. */
export function LoadingOrFailed({ failure, reload, lines }: Partial<Failing> & { lines: number }) {
  if (failure && reload) return <TryAgain failure={failure} onAgain={reload} />
  return (
    <div className="space-y-3">
      {Array.from({ length: lines }, (_, line) => (
        <Skeleton key={line} className="h-10 w-full" />
      ))}
    </div>
  )
}
