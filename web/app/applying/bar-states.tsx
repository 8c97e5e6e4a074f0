import { Link } from 'react-router'
import { formatDate } from '../i18n/dates.ts'
import { usePaths, usePhrases } from '../i18n/use-phrases.ts'
import { useSession } from '../session/use-session.ts'
import { buttonStyle } from '../ui/button-style.ts'
import { Button } from '../ui/button.tsx'
import type { Sending } from './sending/use-sending.ts'

type BarStatesProps = {
  jobAdId: string
  appliedAt: string | undefined
  sending: Pick<Sending, 'isWaiting' | 'isAdClosed' | 'cancel'>
  /** Shows the form again. */
  onOpen: () => void
}

/** In place of the button: a waiting application, a sent one, or a closed ad. */
export function BarStates({ jobAdId, appliedAt, sending, onOpen }: BarStatesProps) {
  const t = usePhrases('jobPage')
  if (sending.isWaiting)
    return (
      <>
        <span role="status" className="text-sm text-warn">
          {t('waitingForConnection')}
        </span>
        <Button kind="outline" onClick={sending.cancel}>
          {t('cancelWaiting')}
        </Button>
      </>
    )
  if (appliedAt !== undefined) return <Applied jobAdId={jobAdId} appliedAt={appliedAt} />
  if (!sending.isAdClosed) return null
  return (
    <>
      <span className="text-sm text-ink-2">{t('closedMeanwhile')}</span>
      <Button kind="outline" onClick={onOpen}>
        {t('showWritten')}
      </Button>
    </>
  )
}

/** The page of applications is for accounts; a guest follows the mailed link. */
function Applied({ jobAdId, appliedAt }: { jobAdId: string; appliedAt: string }) {
  const t = usePhrases('jobPage')
  const paths = usePaths()
  const isGuest = useSession() === null
  return (
    <>
      <span className="text-sm font-semibold text-brand-strong">
        {t('appliedOn', { date: formatDate(appliedAt) })}
      </span>
      {isGuest ? (
        <span className="text-sm text-ink-2">{t('followByLink')}</span>
      ) : (
        <Link to={paths.applicationFor(jobAdId)} className={buttonStyle({ kind: 'outline' })}>
          {t('followApplication')}
        </Link>
      )}
    </>
  )
}
