import type { JobAdLocation, PublicJobAd } from '@qareeb/contract/job-ads'
import { Send } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { Link } from 'react-router'
import { fetchPart } from '../http/fetch-part.ts'
import { formatDate } from '../i18n/dates.ts'
import { loadPhrases } from '../i18n/load-phrases.ts'
import { useFormats } from '../i18n/use-formats.ts'
import { useLocale, usePaths, usePhrases } from '../i18n/use-phrases.ts'
import { useNow } from '../page/use-site.ts'
import { useAction } from '../session/use-action.ts'
import { buttonStyle } from '../ui/button-style.ts'
import { Button } from '../ui/button.tsx'
import { useApplied } from './use-applied.ts'

const loadDialog = () => import('./apply-dialog.tsx')
const ApplyDialog = lazy(loadDialog)

type ApplyButtonProps = {
  jobAd: PublicJobAd
  /** Nearest first where the reader's position is known. */
  locations: readonly JobAdLocation[]
  /** The location that the page shows, with which the form begins. */
  locationId: string | undefined
}

/** The way to apply, at the foot of the window on phones. The form comes with the press. */
export function ApplyButton({ jobAd, locations, locationId }: ApplyButtonProps) {
  const t = usePhrases('jobPage')
  const locale = useLocale()
  const { daysLeft } = useFormats()
  const now = useNow()
  const { appliedAt, noteApplied } = useApplied(jobAd.id)
  const [isOpen, setIsOpen] = useState(false)
  const [open, isLoading] = useAction(async () => {
    const words = loadPhrases(locale, ['applying', 'forms', 'files', 'errors'])
    await fetchPart(Promise.all([loadDialog(), words]))
    setIsOpen(true)
  })
  return (
    <div className="apply-bar">
      {appliedAt === null ? (
        <>
          <span className="text-sm text-ink-2 lg:text-center">{daysLeft(jobAd.expiresAt, now)}</span>
          <Button size="large" disabled={isLoading} onClick={open} className="needs-scripts min-w-40">
            <Send className="flip-rtl size-5" aria-hidden />
            {t('apply')}
          </Button>
        </>
      ) : (
        <Applied appliedAt={appliedAt} />
      )}
      {isOpen && (
        <Suspense>
          <ApplyDialog
            jobAd={jobAd}
            locations={locations}
            locationId={locationId}
            onApplied={noteApplied}
            onClose={() => setIsOpen(false)}
          />
        </Suspense>
      )}
    </div>
  )
}

function Applied({ appliedAt }: { appliedAt: string }) {
  const t = usePhrases('jobPage')
  return (
    <>
      <span className="text-sm font-semibold text-brand-strong">
        {t('appliedOn', { date: formatDate(appliedAt) })}
      </span>
      <Link to={usePaths().applications()} className={buttonStyle({ kind: 'outline' })}>
        {t('followApplication')}
      </Link>
    </>
  )
}
