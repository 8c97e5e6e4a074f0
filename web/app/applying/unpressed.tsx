import type { JobAdLocation, PublicJobAd } from '@qareeb/contract/job-ads'
import { useFormats } from '../i18n/use-formats.ts'
import { usePhrases } from '../i18n/use-phrases.ts'
import { useNow } from '../page/use-site.ts'
import { Button } from '../ui/button.tsx'

export type ApplyButtonProps = {
  jobAd: PublicJobAd
  /** Nearest first where the reader's position is known. */
  locations: readonly JobAdLocation[]
  /** The location that the page shows, with which the form begins. */
  locationId: string | undefined
}

type UnpressedProps = { expiresAt: string; isLoading?: boolean; onPress: () => void }

/** The days left and the button. */
export function Unpressed({ expiresAt, isLoading = false, onPress }: UnpressedProps) {
  const t = usePhrases('jobPage')
  const { daysLeft } = useFormats()
  return (
    <>
      <span className="text-sm text-ink-2 lg:text-center">{daysLeft(expiresAt, useNow())}</span>
      <Button size="large" disabled={isLoading} onClick={onPress} className="needs-scripts min-w-40">
        {t('apply')}
      </Button>
    </>
  )
}
