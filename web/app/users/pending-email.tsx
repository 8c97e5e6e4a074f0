import { cancelEmailChange, getOwnProfile, sendEmailChangeAgain } from '@qareeb/contract/users'
import { Hourglass } from 'lucide-react'
import { useState } from 'react'
import { useRefresh } from '../data/use-mutation-of.ts'
import { codeOf } from '../forms/read-failure.ts'
import { isolateCode } from '../i18n/isolate.ts'
import { usePhrases } from '../i18n/use-phrases.ts'
import { useCountdown } from '../identity/second-factor/use-countdown.ts'
import { useAction } from '../session/use-action.ts'
import { useCall } from '../session/use-call.ts'
import { Button } from '../ui/button.tsx'
import { toast } from '../ui/toasts/toast.ts'

type PendingEmailProps = { email: string; onCancelled: () => void }

/** The address that waits to be confirmed: its link is mailed again, or the change is cancelled. */
export function PendingEmail({ email, onCancelled }: PendingEmailProps) {
  const t = usePhrases('users')
  const call = useCall()
  const { sendAgain, isSending, wait } = useSendAgain(email)
  const [cancel, isCancelling] = useAction(async () => {
    await call(cancelEmailChange, {})
    toast(t('pendingCancelled'), 'success')
    onCancelled()
  })

  return (
    <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-3 border-t border-line pt-4">
      <div className="flex min-w-full flex-1 gap-3 sm:min-w-0">
        <Hourglass className="mt-1 size-5 shrink-0 text-ink-3" aria-hidden />
        <div className="min-w-0">
          <p className="font-medium wrap-anywhere">{t('pendingEmail', { email: isolateCode(email) })}</p>
          <p className="text-sm text-ink-2">{wait ?? t('pendingEmailText')}</p>
        </div>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button kind="outline" size="small" disabled={isSending || wait !== null} onClick={sendAgain}>
          {t('sendPendingAgain')}
        </Button>
        <Button kind="quiet" size="small" disabled={isCancelling} onClick={cancel}>
          {t('cancelPending')}
        </Button>
      </div>
    </div>
  )
}

/** Mails the link again. @returns also when that may be asked for again, in words; null now */
function useSendAgain(email: string) {
  const t = usePhrases('users')
  const identity = usePhrases('identity')
  const call = useCall()
  const refresh = useRefresh()
  const [nextAt, setNextAt] = useState<string | null>(null)
  const secondsLeft = useCountdown(nextAt)
  const [sendAgain, isSending] = useAction(async () => {
    try {
      const { retryAfterSeconds } = await call(sendEmailChangeAgain, {})
      setNextAt(new Date(Date.now() + retryAfterSeconds * 1000).toISOString())
      toast(t('resent', { email: isolateCode(email) }), 'success')
    } catch (failure) {
      // Confirmed or cancelled elsewhere: the profile shows which.
      if (codeOf(failure) === 'user.noPendingEmail') refresh(getOwnProfile)
      throw failure
    }
  })
  const wait = secondsLeft > 0 ? identity('resendLinkIn', { count: secondsLeft }) : null
  return { sendAgain, isSending, wait }
}
