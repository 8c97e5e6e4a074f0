import { kickUser } from '@qareeb/contract/team'
import { getOwnProfile } from '@qareeb/contract/users'
import { useEffect, useId, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { useMutationOf } from '../data/use-mutation-of.ts'
import { readIn } from '../i18n/bilingual.ts'
import { isolateName } from '../i18n/isolate.ts'
import { useLocale, usePaths, usePhrases } from '../i18n/use-phrases.ts'
import { useCall } from '../session/use-call.ts'
import { Button } from '../ui/button.tsx'
import { toast } from '../ui/toasts/toast.ts'
import { useActiveCompany, useDashboard } from '../workspace/dashboard-context.ts'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { invalidatedByTeam } from './invalidated-by-team.ts'
import { RoleDialog } from './role-dialog.tsx'
import { type LineProps, nameOf } from './team-user.ts'

/** Changes a member's role, removes them, or lets the reader leave; the last admin reads why neither is possible. */
export function MemberActions(line: LineProps) {
  const t = usePhrases('team')
  const { user, isLastAdmin, rights } = line
  const [open, setOpen] = useState<'role' | 'removal' | null>(null)
  const reasonId = useId()
  const mayRemove = user.isYou ? rights.mayLeave : rights.mayChange
  if (!mayRemove) return null

  const close = () => setOpen(null)
  const name = isolateName(nameOf(user))
  const state = { disabled: isLastAdmin, 'aria-describedby': isLastAdmin ? reasonId : undefined }
  return (
    <>
      <div className="flex flex-wrap gap-2 xl:flex-nowrap xl:justify-end">
        {rights.mayChange && (
          <Button
            kind="outline"
            size="small"
            aria-label={t('changeRoleOf', { name })}
            onClick={() => setOpen('role')}
            {...state}
          >
            {t('changeRole')}
          </Button>
        )}
        <Button
          kind="outline"
          size="small"
          aria-label={user.isYou ? undefined : t('removeNamed', { name })}
          onClick={() => setOpen('removal')}
          {...state}
        >
          {t(user.isYou ? 'leave' : 'remove')}
        </Button>
      </div>
      {isLastAdmin && (
        <p id={reasonId} className="mt-1 text-[0.8125rem] leading-5 text-ink-3 xl:ms-auto xl:max-w-60">
          {t('lastAdmin')}
        </p>
      )}
      <RoleDialog isOpen={open === 'role'} onClose={close} user={user} />
      <RemovalDialog isOpen={open === 'removal'} onClose={close} {...line} />
    </>
  )
}

/** After leaving: to the next company, or home where there is none. */
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

type RemovalDialogProps = LineProps & { isOpen: boolean; onClose: () => void }

/** Removes somebody, or lets the reader leave, who then is led to where the dashboard sends people without a company. */
function RemovalDialog({ user, ...dialog }: RemovalDialogProps) {
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
