import { kickUser } from '@qareeb/contract/team'
import { getOwnProfile } from '@qareeb/contract/users'
import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { useMutationOf } from '../data/use-mutation-of.ts'
import { readIn } from '../i18n/bilingual.ts'
import { isolateName } from '../i18n/isolate.ts'
import { useLocale, usePaths, usePhrases } from '../i18n/use-phrases.ts'
import { useCall } from '../session/use-call.ts'
import { toast } from '../ui/toasts/toast.ts'
import { ConfirmDialog } from '../workspace/confirm-dialog.tsx'
import { useActiveCompany, useDashboard } from '../workspace/dashboard-context.ts'
import { invalidatedByTeam } from './invalidated-by-team.ts'
import { type LineProps, nameOf } from './team-user.ts'

type RemovalDialogProps = LineProps & { isOpen: boolean; onClose: () => void }

/** Removes somebody, or lets the reader leave, who then is led to where the dashboard sends people without a company. */
export function RemovalDialog({ user, ...dialog }: RemovalDialogProps) {
  const t = usePhrases('team')
  const send = useMutationOf(kickUser, { changes: user.isYou ? [] : invalidatedByTeam })
  const goOn = useGoOn()
  const locale = useLocale()
  const company = isolateName(readIn(locale, useActiveCompany().organization.name).text)
  const name = isolateName(nameOf(user))
  const words = user.isYou
    ? { title: t('leaveTitle', { company }), text: t('leaveText', { company }), confirm: t('leave') }
    : {
        title: t('removeTitle', { name }),
        text: t('removeText', { name, company }),
        confirm: t('removeButton'),
      }
  return (
    <ConfirmDialog
      isOpen={dialog.isOpen}
      onClose={dialog.onClose}
      {...words}
      back={t('cancel')}
      onConfirm={async () => {
        await send({ params: { id: user.id } })
        if (user.isYou) await goOn()
        else toast(t('removed'), 'success')
      }}
    />
  )
}

/** Opens the next company after a person has left one, or the home page where there is none. */
function useGoOn() {
  const call = useCall()
  const paths = usePaths()
  const navigate = useNavigate()
  const { adopt, note } = useDashboard()
  const adoptLater = useAtTheEnd(adopt)
  return async () => {
    const profile = await call(getOwnProfile, {})
    if (profile.organizations.length > 0) return adopt(profile)
    // The dashboard leads people without a company to another page by itself, as long as it is shown.
    note(profile)
    adoptLater(profile)
    await navigate(paths.home())
  }
}

/** @returns a function that keeps a value, for which `work` is called once the page is left */
function useAtTheEnd<Value>(work: (value: Value) => void) {
  const kept = useRef<(() => void) | null>(null)
  useEffect(() => () => kept.current?.(), [])
  return (value: Value) => {
    kept.current = () => work(value)
  }
}
