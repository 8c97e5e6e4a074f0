import { deleteOwnAccount, type OwnProfile } from '@qareeb/contract/users'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { usePaths, usePhrases } from '../i18n/use-phrases.ts'
import { useRecentSignIn } from '../identity/sign-in/use-recent-sign-in.tsx'
import { forgetPerson } from '../identity/sign-out/sign-out.ts'
import { useAction } from '../session/use-action.ts'
import { useCall } from '../session/use-call.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { SectionCard } from '../ui/section-card.tsx'
import { toast } from '../ui/toasts/toast.ts'
import { DeleteAccountForm } from './delete-account-form.tsx'

/** The end of the account: the deleted data, a text to type, and a recent sign-in. */
export function DeleteAccountSection({ profile }: { profile: OwnProfile }) {
  const t = usePhrases('users')
  const paths = usePaths()
  const navigate = useNavigate()
  const call = useCall()
  const [isErased, setIsErased] = useState(false)
  // The session goes together with this page, which would lead anyone who has none to the sign-in page.
  useEffect(() => (isErased ? forgetPerson : undefined), [isErased])
  const [isOpen, setIsOpen] = useState(false)
  const recent = useRecentSignIn(profile.hasPassword, {
    text: t('deleteTitle'),
    danger: t('deleteButton'),
  })
  const erase = async () => {
    await call(deleteOwnAccount, {})
    setIsErased(true)
    toast(t('deleted'), 'success')
    await navigate(paths.home())
  }
  const [start, isErasing] = useAction(async () => {
    setIsOpen(false)
    await recent.run(erase)
  })

  return (
    <SectionCard id="delete" title={t('delete')} text={t('deleteText')}>
      <Button kind="danger" size="small" disabled={isErasing} onClick={() => setIsOpen(true)}>
        {t('deleteButton')}
      </Button>
      <Dialog isOpen={isOpen} onClose={() => setIsOpen(false)} title={t('deleteTitle')}>
        <DeleteAccountForm profile={profile} onConfirm={start} onCancel={() => setIsOpen(false)} />
      </Dialog>
      {recent.dialog}
    </SectionCard>
  )
}
