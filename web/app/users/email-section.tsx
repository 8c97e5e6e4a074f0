import { type OwnProfile, sendConfirmationLinkAgain } from '@qareeb/contract/users'
import { type Ref, useRef } from 'react'
import { Link } from 'react-router'
import { isolateCode } from '../i18n/isolate.ts'
import { usePaths, usePhrases } from '../i18n/use-phrases.ts'
import { useAction } from '../session/use-action.ts'
import { useCall } from '../session/use-call.ts'
import { Badge } from '../ui/badge.tsx'
import { buttonStyle } from '../ui/button-style.ts'
import { Button } from '../ui/button.tsx'
import { SectionCard } from '../ui/section-card.tsx'
import { toast } from '../ui/toasts/toast.ts'
import { useFocusWhenReplaced } from '../ui/use-focus-when-replaced.ts'
import { PendingEmail } from './pending-email.tsx'
import type { SectionProps } from './section-props.ts'

/** The address of the account, which only the flow of its own page changes, and the one that waits to replace it. */
export function EmailSection({ profile, onChange }: SectionProps) {
  const t = usePhrases('users')
  const { pendingEmail } = profile
  const changeLink = useRef<HTMLAnchorElement>(null)
  useFocusWhenReplaced(pendingEmail, () => changeLink.current?.focus())
  return (
    <SectionCard id="email" title={t('email')}>
      <PresentEmail profile={profile} changeLink={changeLink} />
      {pendingEmail !== null && (
        <PendingEmail
          key={pendingEmail}
          email={pendingEmail}
          onCancelled={() => onChange({ ...profile, pendingEmail: null })}
        />
      )}
    </SectionCard>
  )
}

type PresentEmailProps = { profile: OwnProfile; changeLink: Ref<HTMLAnchorElement> }

function PresentEmail({ profile: { email, emailVerified }, changeLink }: PresentEmailProps) {
  const t = usePhrases('users')
  const call = useCall()
  const [sendAgain, isSending] = useAction(async () => {
    await call(sendConfirmationLinkAgain, {})
    toast(t('resent', { email: isolateCode(email) }), 'success')
  })

  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
      <p className="flex min-w-full flex-1 flex-wrap sm:min-w-0 items-center gap-2 font-medium">
        <bdi dir="ltr" className="wrap-anywhere">
          {email}
        </bdi>
        <Badge tone={emailVerified ? 'good' : 'warn'}>
          {t(emailVerified ? 'emailVerified' : 'emailUnverified')}
        </Badge>
      </p>
      {!emailVerified && (
        <Button kind="soft" size="small" disabled={isSending} onClick={sendAgain}>
          {t('resend')}
        </Button>
      )}
      <Link
        ref={changeLink}
        to={usePaths().changeEmail()}
        className={buttonStyle({ kind: 'outline', size: 'small' })}
      >
        {t('changeEmail')}
      </Link>
    </div>
  )
}
