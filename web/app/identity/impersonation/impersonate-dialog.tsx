import type { Bilingual } from '@qareeb/contract/locale'
import { activateOrganization, organizationBounds } from '@qareeb/contract/organizations'
import { text } from '@qareeb/contract/values'
import { useNavigate } from 'react-router'
import * as z from 'zod/mini'
import { Form } from '../../forms/form.tsx'
import { SendOrCancel } from '../../forms/send-or-cancel.tsx'
import { TextAreaField } from '../../forms/text-area-field.tsx'
import { useContractForm } from '../../forms/use-contract-form.ts'
import { useCounted } from '../../forms/use-counted.ts'
import { readIn } from '../../i18n/bilingual.ts'
import { isolateName } from '../../i18n/isolate.ts'
import { useLocale, usePaths, usePhrases } from '../../i18n/use-phrases.ts'
import { actingOf } from '../../session/acting.ts'
import { keepActing, sessionStore } from '../../session/session-store.ts'
import { useCall } from '../../session/use-call.ts'
import { Dialog } from '../../ui/dialog.tsx'

type ImpersonateDialogProps = {
  /** The dialog is open while there is one. */
  company: { id: string; name: Bilingual } | null
  onClose: () => void
}

/** Asks a platform administrator why they enter a company, and leads them into it. Needs the phrases of `companies` and `forms`. */
export function ImpersonateDialog({ company, onClose }: ImpersonateDialogProps) {
  const t = usePhrases('organizations')
  const locale = useLocale()
  const name = company ? isolateName(readIn(locale, company.name).text) : ''
  return (
    <Dialog isOpen={company !== null} onClose={onClose} title={t('impersonateTitle', { company: name })}>
      {company && <Impersonate company={company} onClose={onClose} />}
    </Dialog>
  )
}

/** A reason without the blanks around it; blanks alone are none. */
const impersonateForm = z.object({
  reason: z.pipe(z.string().check(z.trim()), text(organizationBounds.reason)),
})

type ImpersonateProps = { company: { id: string }; onClose: () => void }

function Impersonate({ company, onClose }: ImpersonateProps) {
  const t = usePhrases('organizations')
  const call = useCall()
  const paths = usePaths()
  const navigate = useNavigate()
  const form = useContractForm({
    schema: impersonateForm,
    defaultValues: { reason: '' },
    labels: { reason: t('impersonateReason') },
    draft: { name: `impersonate/${company.id}`, fields: ['reason'] },
    send: async ({ reason }) => {
      const activeOrganization = await call(activateOrganization, {
        params: { id: company.id },
        body: { reason },
      })
      onClose()
      // The page that is left would otherwise show for a moment that its rights are suspended.
      await navigate(paths.dashboard())
      keepActing(actingOf({ id: sessionStore.read()?.user?.id ?? '', activeOrganization }))
    },
  })
  const counted = useCounted(form, 'reason', organizationBounds.reason.max)
  return (
    <Form form={form}>
      <p className="text-ink-2">{t('impersonateText')}</p>
      <TextAreaField {...form.field('reason')} counted={counted} />
      <SendOrCancel isSending={form.isSending} cancel={t('cancel')} onCancel={onClose}>
        {t('impersonate')}
      </SendOrCancel>
    </Form>
  )
}
