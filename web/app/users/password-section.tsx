import { changePassword, listSessions } from '@qareeb/contract/identity'
import type { OwnProfile } from '@qareeb/contract/users'
import { useState } from 'react'
import { useMutationOf } from '../data/use-mutation-of.ts'
import { Form } from '../forms/form.tsx'
import { PasswordField } from '../forms/password-field.tsx'
import { StrengthMeter } from '../forms/strength/strength-meter.tsx'
import { SubmitButton } from '../forms/submit-button.tsx'
import { useContractForm } from '../forms/use-contract-form.ts'
import { usePhrases } from '../i18n/use-phrases.ts'
import { useNewPasswordRules } from '../identity/password/use-new-password-rules.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { SectionCard } from '../ui/section-card.tsx'
import { toast } from '../ui/toasts/toast.ts'
import { passwordSchema } from './profile-schemas.ts'
import type { SectionProps } from './section-props.ts'

/** Another password, or a first one for those who came through Google. */
export function PasswordSection({ profile, onChange }: SectionProps) {
  const t = usePhrases('users')
  const [isOpen, setIsOpen] = useState(false)
  const close = () => setIsOpen(false)
  const change = t(profile.hasPassword ? 'changePassword' : 'addPassword')
  const finish = () => {
    close()
    onChange({ ...profile, hasPassword: true })
    toast(t('passwordChanged'), 'success')
  }

  return (
    <SectionCard
      id="password"
      title={t('password')}
      text={t(profile.hasPassword ? 'passwordText' : 'noPassword')}
    >
      <Button kind="outline" size="small" onClick={() => setIsOpen(true)}>
        {change}
      </Button>
      <Dialog isOpen={isOpen} onClose={close} title={change}>
        <PasswordForm profile={profile} onDone={finish} />
      </Dialog>
    </SectionCard>
  )
}

type PasswordFormProps = { profile: OwnProfile; onDone: () => void }

function PasswordForm(props: PasswordFormProps) {
  const t = usePhrases('users')
  const { hasPassword, email } = props.profile
  const form = usePasswordForm(props)
  const { error, ...password } = form.field('password')

  return (
    <Form form={form}>
      {/* Password managers look for the name that the password belongs to. */}
      <input type="text" autoComplete="username" value={email} readOnly hidden />
      {hasPassword && <PasswordField {...form.field('currentPassword')} autoComplete="current-password" />}
      <PasswordField
        {...password}
        error={error}
        autoComplete="new-password"
        hint={
          <StrengthMeter
            password={form.form.watch('password')}
            personal={[email]}
            isRefused={error !== undefined}
          />
        }
      />
      <PasswordField {...form.field('repeated')} autoComplete="new-password" />
      <SubmitButton isSending={form.isSending}>
        {t(hasPassword ? 'changePassword' : 'addPassword')}
      </SubmitButton>
    </Form>
  )
}

function usePasswordForm({ profile, onDone }: PasswordFormProps) {
  const { hasPassword } = profile
  const t = usePhrases('users')
  // It ends the other sessions.
  const send = useMutationOf(changePassword, { changes: [listSessions] })
  const rules = useNewPasswordRules(passwordSchema(hasPassword), () => profile)
  return useContractForm({
    schema: rules.schema,
    defaultValues: { currentPassword: '', password: '', repeated: '' },
    labels: {
      ...(hasPassword && { currentPassword: t('currentPassword') }),
      password: t('newPassword'),
      repeated: t('passwordAgain'),
    },
    texts: { ...rules.texts, 'repeated.notAllowed': t('mismatch') },
    fieldsOfCodes: { 'auth/wrong-password': 'currentPassword', 'auth/weak-password': 'password' },
    send: async ({ currentPassword, password }) => {
      await send({ body: { password, ...(hasPassword && { currentPassword }) } })
      onDone()
    },
  })
}
