import { Link } from 'react-router'
import { usePaths, usePhrases } from '../i18n/use-phrases.ts'
import { LinkFailed } from '../identity/email-links/link-failed.tsx'
import { buttonStyle } from '../ui/button-style.ts'

type FailedInvitationProps = { failure: unknown; onAgain: () => void }

/** An invitation that could not be read: its link is invalid, or the connection to the server has failed. */
export function FailedInvitation({ failure, onAgain }: FailedInvitationProps) {
  const t = usePhrases('invitation')
  const paths = usePaths()
  return (
    <LinkFailed title={t('ended.unknown')} text={t('endedText.unknown')} failure={failure} onAgain={onAgain}>
      <Link to={paths.home()} className={buttonStyle({ size: 'large', kind: 'outline' })}>
        {t('toHome')}
      </Link>
    </LinkFailed>
  )
}
