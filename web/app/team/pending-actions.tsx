import { cancelInvitation, invitationTimes, sendInvitationAgain } from '@qareeb/contract/invitations'
import type { TeamUser } from '@qareeb/contract/team'
import { useState } from 'react'
import { useMutationOf } from '../data/use-mutation-of.ts'
import { isolateCode, isolateName } from '../i18n/isolate.ts'
import { usePhrases } from '../i18n/use-phrases.ts'
import { useCountdown } from '../identity/second-factor/use-countdown.ts'
import { useAction } from '../session/use-action.ts'
import { Button } from '../ui/button.tsx'
import { toast } from '../ui/toasts/toast.ts'
import { ConfirmDialog } from '../workspace/confirm-dialog.tsx'
import { invalidatedByTeam } from './invalidated-by-team.ts'
import { type LineProps, nameOf } from './team-user.ts'

/** When an invitation may be sent again. */
const nextAt = ({ invitation }: TeamUser): string | null =>
  invitation && new Date(Date.parse(invitation.sentAt) + invitationTimes.resendSeconds * 1000).toISOString()

/** Sends an invitation again, or cancels it. */
export function PendingActions({ user, rights }: LineProps) {
  const t = usePhrases('team')
  const again = useMutationOf(sendInvitationAgain, { changes: invalidatedByTeam })
  const cancel = useMutationOf(cancelInvitation, { changes: invalidatedByTeam })
  const [isOpen, setIsOpen] = useState(false)
  const params = { id: user.id }
  const name = isolateName(nameOf(user))
  const [sendAgain, isSending] = useAction(async () => {
    await again({ params })
    toast(t('sentAgain', { email: isolateCode(user.email) }), 'success')
  })
  const secondsLeft = useCountdown(nextAt(user))
  if (!rights.mayChange) return null
  return (
    <div className="flex flex-wrap gap-2 xl:flex-nowrap xl:justify-end">
      <Button
        kind="outline"
        size="small"
        aria-label={secondsLeft > 0 ? undefined : t('sendAgainTo', { name })}
        disabled={isSending || secondsLeft > 0}
        onClick={sendAgain}
      >
        {secondsLeft > 0 ? t('sendAgainIn', { count: secondsLeft }) : t('sendAgain')}
      </Button>
      <Button
        kind="quiet"
        size="small"
        aria-label={t('cancelInvitationOf', { name })}
        onClick={() => setIsOpen(true)}
      >
        {t('cancelInvitation')}
      </Button>
      <ConfirmDialog
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        title={t('cancelInvitationTitle')}
        text={t('cancelInvitationText', { name })}
        back={t('keepInvitation')}
        confirm={t('cancelInvitation')}
        onConfirm={async () => {
          await cancel({ params })
          toast(t('cancelled'), 'success')
        }}
      />
    </div>
  )
}
