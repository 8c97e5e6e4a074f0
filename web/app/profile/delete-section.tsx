import { deleteOwnAccount, type OwnProfile } from '@qareeb/contract/users'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { inputStyle } from '../forms/input-style.ts'
import { usePaths, usePhrases } from '../i18n/use-phrases.ts'
import { forgetPerson } from '../identity/sign-out.ts'
import { useRecentSignIn } from '../identity/use-recent-sign-in.tsx'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { SectionCard } from '../ui/section-card.tsx'
import { toast } from '../ui/toast-store.ts'
import { useAction } from '../use-action.ts'
import { useCall } from '../use-call.ts'

/** The end of the account: what goes, a word to type, and a recent sign-in. */
export function DeleteSection({ profile }: { profile: OwnProfile }) {
  const t = usePhrases('profile')
  const paths = usePaths()
  const navigate = useNavigate()
  const call = useCall()
  const [isErased, setIsErased] = useState(false)
  // The session goes together with this page, which would lead whoever has none to the sign-in page.
  useEffect(() => (isErased ? forgetPerson : undefined), [isErased])
  const [isOpen, setIsOpen] = useState(false)
  const recent = useRecentSignIn(profile.hasPassword, t('deleteTitle'))
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
        <ConfirmDelete profile={profile} onConfirm={start} onCancel={() => setIsOpen(false)} />
      </Dialog>
      {recent.dialog}
    </SectionCard>
  )
}

type ConfirmDeleteProps = { profile: OwnProfile; onConfirm: () => void; onCancel: () => void }

function ConfirmDelete({ profile, onConfirm, onCancel }: ConfirmDeleteProps) {
  const t = usePhrases('profile')
  const [typed, setTyped] = useState('')
  const word = t('deleteWord')
  const isConfirmed = typed.trim().toLowerCase() === word

  return (
    <form
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault()
        if (isConfirmed) onConfirm()
      }}
    >
      <ul className="list-disc space-y-1.5 ps-5 text-ink-2">
        {t
          .list(profile.userType === 'employer' ? 'deleteWhat.employer' : 'deleteWhat.job-seeker')
          .map((line) => (
            <li key={line}>{line}</li>
          ))}
      </ul>
      <label className="grid gap-1.5 text-sm font-medium">
        {t('deleteConfirm', { word })}
        <input
          value={typed}
          autoComplete="off"
          className={inputStyle}
          onChange={(event) => setTyped(event.target.value)}
        />
      </label>
      <div className="flex flex-wrap justify-end gap-3">
        <Button kind="quiet" onClick={onCancel}>
          {t('cancel')}
        </Button>
        <Button kind="danger" type="submit" disabled={!isConfirmed}>
          {t('deleteButton')}
        </Button>
      </div>
    </form>
  )
}
