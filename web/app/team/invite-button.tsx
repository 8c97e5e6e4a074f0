import { teamRights } from '@qareeb/contract/rights/team'
import { useId, useState } from 'react'
import { usePaths, usePhrases } from '../i18n/use-phrases.ts'
import { Button } from '../ui/button.tsx'
import { TextLink } from '../ui/text-link.tsx'
import { useRefusal } from '../workspace/use-refusal.ts'
import { InviteDialog } from './invite-dialog.tsx'

/**
 * Opens the window to invite somebody; not before the reader has confirmed their own address, which it then explains.
 */
export function InviteButton() {
  const t = usePhrases('team')
  const paths = usePaths()
  const isRefused = useRefusal(teamRights.invite) !== null
  const [isOpen, setIsOpen] = useState(false)
  const reasonId = useId()
  return (
    <div className="grid justify-items-start gap-2 sm:justify-items-end">
      <Button
        disabled={isRefused}
        aria-describedby={isRefused ? reasonId : undefined}
        onClick={() => setIsOpen(true)}
      >
        {t('invite')}
      </Button>
      {isRefused && (
        <p id={reasonId} className="text-sm text-warn">
          {t('confirmFirst')} <TextLink to={paths.verifyEmail()}>{t('confirmEmail')}</TextLink>
        </p>
      )}
      <InviteDialog isOpen={isOpen} onClose={() => setIsOpen(false)} />
    </div>
  )
}
