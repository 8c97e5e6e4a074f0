import { appointAdmin, inspectOrganization, type InspectedCompany } from '@qareeb/contract/administration'
import { getOrganization } from '@qareeb/contract/organizations'
import { useMutationOf } from '../../data/use-mutation-of.ts'
import { isolateName } from '../../i18n/isolate.ts'
import { usePhrases } from '../../i18n/use-phrases.ts'
import { useAction } from '../../session/use-action.ts'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/toasts/toast.ts'

type Member = InspectedCompany['members'][number]

/** Whether no usable account administers a team, and a member could. */
export function lacksAdmin(members: readonly Member[]): boolean {
  const atWork = members.filter(({ disabled }) => !disabled)
  return atWork.length > 0 && !atWork.some(({ role }) => role === 'ADMIN')
}

type AppointAdminProps = { companyId: string; member: Member }

/** Makes a member the administrator of a company that has no active administrator. */
export function AppointAdmin({ companyId, member }: AppointAdminProps) {
  const t = usePhrases('administration')
  const send = useMutationOf(appointAdmin, { changes: [inspectOrganization, getOrganization] })
  const [appoint, isAppointing] = useAction(async () => {
    await send({ params: { id: companyId, userId: member.id }, body: { role: 'ADMIN' } })
    toast(t('wasAppointed'), 'success')
  })
  const name = isolateName(`${member.firstName} ${member.lastName}`)
  return (
    <Button
      kind="outline"
      size="small"
      disabled={isAppointing}
      aria-label={t('appointNamed', { name })}
      onClick={appoint}
    >
      {t('appoint')}
    </Button>
  )
}
