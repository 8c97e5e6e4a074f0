import { administrationBounds, changeUser, type ListedUser } from '@qareeb/contract/administration'
import { text } from '@qareeb/contract/values'
import * as z from 'zod/mini'
import { Form } from '../../forms/form.tsx'
import { SendOrCancel } from '../../forms/send-or-cancel.tsx'
import { TextAreaField } from '../../forms/text-area-field.tsx'
import { useContractForm } from '../../forms/use-contract-form.ts'
import { useCounted } from '../../forms/use-counted.ts'
import { readIn } from '../../i18n/bilingual.ts'
import { isolateName } from '../../i18n/isolate.ts'
import { useLocale, usePhrases } from '../../i18n/use-phrases.ts'
import { useCall } from '../../session/use-call.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { toast } from '../../ui/toasts/toast.ts'

type DisableDialogProps = {
  user: ListedUser
  isOpen: boolean
  onClose: () => void
  /** Told of the account as it is now. */
  onDisabled: (user: ListedUser) => void
}

const disableForm = z.object({ reason: text(administrationBounds.reason) })

/** Asks why an account is disabled; its person reads the reason. */
export function DisableDialog({ isOpen, ...decision }: DisableDialogProps) {
  const t = usePhrases('administration')
  const { user, onClose } = decision
  const name = isolateName(`${user.firstName} ${user.lastName}`.trim() || user.email)
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t('disableTitle', { name })}>
      <Disable {...decision} />
    </Dialog>
  )
}

function Disable({ user, onClose, onDisabled }: Omit<DisableDialogProps, 'isOpen'>) {
  const t = usePhrases('administration')
  const locale = useLocale()
  const call = useCall()
  const form = useContractForm({
    schema: disableForm,
    defaultValues: { reason: '' },
    labels: { reason: t('disableReason') },
    draft: { name: `disable/${user.id}`, fields: ['reason'] },
    send: async ({ reason }) => {
      const answer = await call(changeUser, { params: { id: user.id }, body: { disabled: true, reason } })
      onDisabled(answer)
      const left = answer.organizationsWithoutAdmin.map(({ name }) => isolateName(readIn(locale, name).text))
      if (left.length > 0) toast(t('leftWithoutAdmin', { companies: left.join(' · ') }), 'warning')
      else toast(t('wasDisabled'), 'success')
      onClose()
    },
  })
  const counted = useCounted(form, 'reason', administrationBounds.reason.max)
  return (
    <Form form={form}>
      <p className="text-ink-2">{t('disableText')}</p>
      <TextAreaField {...form.field('reason')} counted={counted} />
      <SendOrCancel kind="danger" isSending={form.isSending} cancel={t('cancel')} onCancel={onClose}>
        {t('disable')}
      </SendOrCancel>
    </Form>
  )
}
