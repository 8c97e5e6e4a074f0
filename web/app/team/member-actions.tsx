import { useId, useState } from 'react'
import { isolateName } from '../i18n/isolate.ts'
import { usePhrases } from '../i18n/use-phrases.ts'
import { Button } from '../ui/button.tsx'
import { RemovalDialog } from './removal-dialog.tsx'
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
