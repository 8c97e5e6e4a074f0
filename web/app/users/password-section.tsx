import { changePassword, listSessions } from '@qareeb/contract/identity'
import { useState } from 'react'
import { useMutationOf } from '../data/use-mutation-of.ts'
import { Form } from '../forms/form.tsx'
import { PasswordField } from '../forms/password-field.tsx'
import { StrengthMeter } from '../forms/strength/strength-meter.tsx'
import { SubmitButton } from '../forms/submit-button.tsx'
import { useContractForm } from '../forms/use-contract-form.ts'
import { usePhrases } from '../i18n/use-phrases.ts'
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
        <PasswordForm hasPassword={profile.hasPassword} email={profile.email} onDone={finish} />
      </Dialog>
    </SectionCard>
  )
}

type PasswordFormProps = { hasPassword: boolean; email: string; onDone: () => void }

function PasswordForm(props: PasswordFormProps) {
  const t = usePhrases('users')
  const { hasPassword, email } = props
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

function usePasswordForm({ hasPassword, onDone }: PasswordFormProps) {
  const t = usePhrases('users')
  // It ends the other sessions.
  const send = useMutationOf(changePassword, { changes: [listSessions] })
  return useContractForm({
    schema: passwordSchema(hasPassword),
    defaultValues: { currentPassword: '', password: '', repeated: '' },
    labels: {
      ...(hasPassword && { currentPassword: t('currentPassword') }),
      password: t('newPassword'),
      repeated: t('passwordAgain'),
    },
    texts: { 'repeated.notAllowed': t('mismatch'), 'password.tooShort': t('passwordTooShort') },
    fieldsOfCodes: { 'auth/wrong-password': 'currentPassword', 'auth/weak-password': 'password' },
    send: async ({ currentPassword, password }) => {
      await send({ body: { password, ...(hasPassword && { currentPassword }) } })
      onDone()
    },
  })
}
