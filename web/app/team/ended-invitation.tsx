import type { InvitationState } from '@qareeb/contract/invitations'
import { MailX, UserCheck } from 'lucide-react'
import { Link } from 'react-router'
import { readIn } from '../i18n/bilingual.ts'
import { isolateName } from '../i18n/isolate.ts'
import { useLocale, usePaths, usePhrases } from '../i18n/use-phrases.ts'
import { AuthMark } from '../identity/auth-mark.tsx'
import { AuthPage } from '../identity/auth-page.tsx'
import { buttonStyle } from '../ui/button-style.ts'

/** An invitation that cannot be accepted any more, the reason, and where to go instead. */
export function EndedInvitation({ state, invitation }: InvitationState) {
  const t = usePhrases('invitation')
  const paths = usePaths()
  const locale = useLocale()
  const company = isolateName(invitation ? readIn(locale, invitation.organization.name).text : '')
  // A valid one is not shown here; without its phrases it looks like an unknown one.
  const ended = state === 'valid' ? 'unknown' : state
  const isUsed = ended === 'used'
  return (
    <AuthPage
      mark={<AuthMark tone={isUsed ? 'good' : 'bad'} Icon={isUsed ? UserCheck : MailX} />}
      title={t(`ended.${ended}`)}
      tabTitle={t('title')}
      lead={<span role="status">{t(`endedText.${ended}`, { company })}</span>}
    >
      <div className="grid">
        <Link
          to={isUsed ? paths.dashboard() : paths.home()}
          className={buttonStyle({ size: 'large', kind: isUsed ? 'primary' : 'outline' })}
        >
          {t(isUsed ? 'toDashboard' : 'toHome')}
        </Link>
      </div>
    </AuthPage>
  )
}
