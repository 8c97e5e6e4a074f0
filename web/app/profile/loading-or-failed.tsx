import { usePhrases } from '../i18n/use-phrases.ts'
import { Button } from '../ui/button.tsx'
import { Skeleton } from '../ui/skeleton.tsx'

type LoadingOrFailedProps = {
  hasFailed?: boolean | undefined
  reload?: (() => void) | undefined
  lines: number
}

/** What stands where something is on its way, or did not arrive. */
export function LoadingOrFailed({ hasFailed, reload, lines }: LoadingOrFailedProps) {
  const t = usePhrases('shell')
  if (hasFailed)
    return (
      <Button kind="outline" size="small" onClick={reload}>
        {t('tryAgain')}
      </Button>
    )
  return (
    <div className="space-y-3">
      {Array.from({ length: lines }, (_, line) => (
        <Skeleton key={line} className="h-10 w-full" />
      ))}
    </div>
  )
}
