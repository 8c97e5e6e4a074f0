import { inviteUser } from '@qareeb/contract/invitations'
import { locales, type Locale } from '@qareeb/contract/locale'
import { email, personName } from '@qareeb/contract/users'
import { useWatch } from 'react-hook-form'
import * as z from 'zod/mini'
import { useMutationOf } from '../data/use-mutation-of.ts'
import { FieldFrame } from '../forms/field-frame.tsx'
import { Form } from '../forms/form.tsx'
import { SubmitButton } from '../forms/submit-button.tsx'
import { TextField } from '../forms/text-field.tsx'
import { useContractForm } from '../forms/use-contract-form.ts'
import { useIdempotencyKey } from '../forms/use-idempotency-key.ts'
import { isolateCode } from '../i18n/isolate.ts'
import { useLocale, usePhrases } from '../i18n/use-phrases.ts'
import { DialogFoot } from '../ui/dialog-foot.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Select } from '../ui/select.tsx'
import { toast } from '../ui/toasts/toast.ts'
import { useActiveCompany } from '../workspace/dashboard-context.ts'
import { invalidatedByTeam } from './invalidated-by-team.ts'
import { isAnotherThan } from './is-another-than.ts'
import { givenRoles, RoleChoice } from './role-choice.tsx'

type InviteDialogProps = { isOpen: boolean; onClose: () => void }

/** Invites a person to the team. Typed text stays until it is sent, also when the window is closed. */
export function InviteDialog({ isOpen, onClose }: InviteDialogProps) {
  const t = usePhrases('team')
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t('invite')}>
      <Invite onInvited={onClose} />
    </Dialog>
  )
}

const schema = z.object({
  email,
  firstName: personName,
  lastName: personName,
  role: z.enum(givenRoles),
  locale: z.enum(locales),
})

function Invite({ onInvited }: { onInvited: () => void }) {
  const t = usePhrases('team')
  const { organization } = useActiveCompany()
  const send = useMutationOf(inviteUser, { changes: invalidatedByTeam })
  const keyFor = useIdempotencyKey()
  const nobody: z.output<typeof schema> = {
    email: '',
    firstName: '',
    lastName: '',
    role: 'HR',
    locale: useLocale(),
  }
  const form = useContractForm({
    schema,
    defaultValues: nobody,
    labels: { email: t('email'), firstName: t('firstName'), lastName: t('lastName') },
    texts: { emailAddress: t('emailInvalid') },
    fieldsOfCodes: { 'team.alreadyMember': 'email' },
    draft: {
      name: `invite/${organization.id}`,
      fields: ['email', 'firstName', 'lastName', 'role', 'locale'],
    },
    send: async (body) => {
      const invitation = await send({ body }, { headers: keyFor(body) })
      const email = isolateCode(invitation.email)
      if (isAnotherThan(invitation, body))
        toast(t('invitedBefore', { email, role: t(`role.${invitation.role}`) }), 'info')
      else toast(t('invited', { email }), 'success')
      onInvited()
    },
  })
  const [role, locale] = useWatch({ control: form.form.control, name: ['role', 'locale'] })
  return (
    <Form form={form}>
      <p className="text-sm text-ink-2">{t('inviteText')}</p>
      <TextField {...form.field('email')} type="email" dir="ltr" inputMode="email" autoComplete="off" />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField {...form.field('firstName')} autoComplete="off" />
        <TextField {...form.field('lastName')} autoComplete="off" />
      </div>
      <RoleChoice chosen={role} onChange={(chosen) => form.form.setValue('role', chosen)} />
      <MailLanguage chosen={locale} onChange={(chosen) => form.form.setValue('locale', chosen)} />
      <DialogFoot>
        <SubmitButton isSending={form.isSending}>{t('sendInvitation')}</SubmitButton>
      </DialogFoot>
    </Form>
  )
}

type MailLanguageProps = { chosen: Locale; onChange: (locale: Locale) => void }

function MailLanguage({ chosen, onChange }: MailLanguageProps) {
  const t = usePhrases('team')
  const id = 'mail-language'
  return (
    <FieldFrame id={id} label={t('mailLanguage')} error={undefined}>
      <Select
        id={id}
        value={chosen}
        options={locales.map((value) => ({ value, label: t(`language.${value}`) }))}
        onChange={(event) => onChange(event.target.value === 'en' ? 'en' : 'ar')}
        className="h-12 w-full rounded-m border border-line-strong bg-surface [&>select]:ps-4"
      />
    </FieldFrame>
  )
}
