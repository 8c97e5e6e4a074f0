import { changeRole, roleOfName, type TeamUser } from '@qareeb/contract/team'
import { useState } from 'react'
import { isolateName } from '../i18n/isolate.ts'
import { usePhrases } from '../i18n/use-phrases.ts'
import { useAction } from '../session/use-action.ts'
import { useCall } from '../session/use-call.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { toast } from '../ui/toast-store.ts'
import { useDashboard } from '../workspace/dashboard-context.ts'
import { givenRoles, RoleChoice } from './role-choice.tsx'
import { nameOf } from './team-line.ts'

type RoleDialogProps = { isOpen: boolean; onClose: () => void; user: TeamUser; onChanged: () => void }

/** Gives a member another role; who steps down themselves is told what they lose. */
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

function Change({ user, onClose, onChanged }: Omit<RoleDialogProps, 'isOpen'>) {
  const t = usePhrases('team')
  const call = useCall()
  const { reload } = useDashboard()
  const present = givenRoles.find((role) => roleOfName(role) === user.role) ?? 'HR'
  const [role, setRole] = useState(present)
  const [save, isSaving] = useAction(async () => {
    await call(changeRole, { params: { id: user.id }, body: { role } })
    toast(t('roleChanged'), 'success')
    onClose()
    onChanged()
    // What the reader may do has changed everywhere.
    if (user.isYou) reload()
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
