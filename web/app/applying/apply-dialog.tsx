import type { JobAdLocation, PublicJobAd } from '@qareeb/contract/job-ads'
import { getOwnProfile, type OwnProfile } from '@qareeb/contract/users'
import { useEffect, useState } from 'react'
import { readIn } from '../i18n/bilingual.ts'
import { isolateName } from '../i18n/isolate.ts'
import { useLocale, usePhrases } from '../i18n/use-phrases.ts'
import { useCall } from '../session/use-call.ts'
import { useFailureToast } from '../session/use-failure-toast.ts'
import { useSession } from '../session/use-session.ts'
import { Dialog } from '../ui/dialog.tsx'
import { LoadingOrFailed } from '../ui/loading/loading-or-failed.tsx'
import { ApplyForm } from './apply-form.tsx'
import type { SentApplication } from './apply-values.ts'
import { Sent } from './sent.tsx'

type ApplyDialogProps = {
  jobAd: PublicJobAd
  locations: readonly JobAdLocation[]
  locationId: string | undefined
  /** Told when an application was sent, and with null when it was undone. */
  onApplied: (appliedAt: string | null) => void
  onClose: () => void
}

/** Applying for a job: the form, and in its place what was sent, with ten seconds to undo. */
export default function ApplyDialog({ jobAd, onApplied, onClose, ...form }: ApplyDialogProps) {
  const t = usePhrases('applying')
  const locale = useLocale()
  const reader = useReader()
  const [sent, setSent] = useState<SentApplication | null>(null)
  const [undoneCount, setUndoneCount] = useState(0)
  const title = isolateName(readIn(locale, jobAd.title).text)
  const tellSent = (application: SentApplication) => {
    setSent(application)
    if (reader !== 'waiting' && reader !== 'guest') onApplied(new Date().toISOString())
  }
  const tellUndone = () => {
    setSent(null)
    setUndoneCount((count) => count + 1)
    onApplied(null)
  }
  return (
    <Dialog isOpen onClose={onClose} title={sent ? t('sentTitle') : t('title', { title })}>
      {reader === 'waiting' ? (
        <LoadingOrFailed lines={5} />
      ) : (
        <>
          {sent && (
            <Sent
              jobAd={jobAd}
              sent={sent}
              isGuest={reader === 'guest'}
              onUndone={tellUndone}
              onClose={onClose}
            />
          )}
          {/* It stays under what was sent, so that undoing finds it as it was filled in. */}
          <div hidden={sent !== null}>
            <ApplyForm
              jobAd={jobAd}
              profile={reader === 'guest' ? null : reader}
              undoneCount={undoneCount}
              onSent={tellSent}
              {...form}
            />
          </div>
        </>
      )}
    </Dialog>
  )
}

/** The profile of a signed-in reader; `guest` without a session. */
function useReader(): OwnProfile | 'guest' | 'waiting' {
  const call = useCall()
  const isSignedIn = Boolean(useSession())
  const tellFailure = useFailureToast()
  const [profile, setProfile] = useState<OwnProfile | 'guest' | 'waiting'>('waiting')
  useEffect(() => {
    if (!isSignedIn) return undefined
    let isWanted = true
    call(getOwnProfile, {}).then(
      (found) => isWanted && setProfile(found),
      (failure: unknown) => isWanted && void tellFailure(failure),
    )
    return () => {
      isWanted = false
    }
  }, [call, isSignedIn, tellFailure])
  return isSignedIn ? profile : 'guest'
}
