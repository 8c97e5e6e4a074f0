import { changeRole, roleOfName, type TeamUser } from '@qareeb/contract/team'
import { getOwnProfile } from '@qareeb/contract/users'
import { useState } from 'react'
import { useMutationOf } from '../data/use-mutation-of.ts'
import { isolateName } from '../i18n/isolate.ts'
import { usePhrases } from '../i18n/use-phrases.ts'
import { useAction } from '../session/use-action.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { toast } from '../ui/toasts/toast.ts'
import { invalidatedByTeam } from './invalidated-by-team.ts'
import { givenRoles, RoleChoice } from './role-choice.tsx'
import { nameOf } from './team-user.ts'

type RoleDialogProps = { isOpen: boolean; onClose: () => void; user: TeamUser }

/** Gives a member another role; a person who steps down reads the consequences. */
export function RoleDialog({ isOpen, onClose, ...change }: RoleDialogProps) {
  const t = usePhrases('team')
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={t('changeRoleOf', { name: isolateName(nameOf(change.user)) })}
    >
      <Change {...change} onClose={onClose} />
    </Dialog>
  )
}

function Change({ user, onClose }: Omit<RoleDialogProps, 'isOpen'>) {
  const t = usePhrases('team')
  // The reader's rights change everywhere with their own role.
  const send = useMutationOf(changeRole, {
    changes: user.isYou ? [...invalidatedByTeam, getOwnProfile] : invalidatedByTeam,
  })
  const present = givenRoles.find((role) => roleOfName(role) === user.role) ?? 'HR'
  const [role, setRole] = useState(present)
  const [save, isSaving] = useAction(async () => {
    await send({ params: { id: user.id }, body: { role } })
    toast(t('roleChanged'), 'success')
    onClose()
  })
  return (
    <div className="grid gap-5">
      <RoleChoice chosen={role} onChange={setRole} />
      {user.isYou && <p className="text-start text-sm text-warn">{t('changeOwnRoleText')}</p>}
      <div className="flex flex-wrap justify-end gap-3">
        <Button kind="quiet" onClick={onClose}>
          {t('cancel')}
        </Button>
        <Button disabled={isSaving || role === present} onClick={save}>
          {t('saveRole')}
        </Button>
      </div>
    </div>
  )
}
