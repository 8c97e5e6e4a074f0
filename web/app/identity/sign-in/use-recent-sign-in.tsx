import { reauthenticate } from '@qareeb/contract/identity'
import { userBounds } from '@qareeb/contract/users'
import { text } from '@qareeb/contract/values'
import { useState, type ReactNode } from 'react'
import * as z from 'zod/mini'
import { Form } from '../../forms/form.tsx'
import { PasswordField } from '../../forms/password-field.tsx'
import { codeOf } from '../../forms/read-failure.ts'
import { SubmitButton } from '../../forms/submit-button.tsx'
import { useContractForm } from '../../forms/use-contract-form.ts'
import { usePhrases } from '../../i18n/use-phrases.ts'
import { useCall } from '../../session/use-call.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { useEndSession } from '../sign-out/use-sign-out.ts'

const currentPasswordForm = z.object({ password: text({ min: 1, max: userBounds.password.max }) })

type Work = () => Promise<void>

type Purpose = { text: string; danger?: string }

/** The step that waits for the reader's proof. */
type Question = { answer: (isProven: boolean) => void }

/**
 * For steps that the server takes only shortly after a sign-in: asks for the person's proof when needed, then does
 * the step.
 * @param purpose the step in words, repeated in the dialog; the last button names it where it cannot be undone
 * @returns `run`, which settles as the step does, or resolves when the dialog was closed; and the dialog to put on
 * the page
 */
export function useRecentSignIn(
  hasPassword: boolean,
  purpose?: Purpose,
): {
  run: (work: Work) => Promise<void>
  dialog: ReactNode
} {
  const t = usePhrases('users')
  const [question, setQuestion] = useState<Question | null>(null)
  const ask = () => new Promise<boolean>((answer) => setQuestion({ answer }))
  const answer = (isProven: boolean) => {
    setQuestion(null)
    question?.answer(isProven)
  }
  const run = async (work: Work) => {
    try {
      await work()
    } catch (error) {
      if (codeOf(error) !== 'auth/requires-recent-login') throw error
      if (await ask()) await work()
    }
  }

  const dialog = (
    <Dialog isOpen={question !== null} onClose={() => answer(false)} title={t('recentTitle')}>
      {purpose && <p className="mb-4 font-medium wrap-anywhere">{purpose.text}</p>}
      {hasPassword ? <AskPassword danger={purpose?.danger} onProven={() => answer(true)} /> : <AskGoogle />}
    </Dialog>
  )
  return { run, dialog }
}

type AskPasswordProps = { danger: string | undefined; onProven: () => void }

function AskPassword({ danger, onProven }: AskPasswordProps) {
  const t = usePhrases('users')
  const call = useCall()
  const form = useContractForm({
    schema: currentPasswordForm,
    defaultValues: { password: '' },
    labels: { password: t('currentPassword') },
    fieldsOfCodes: { 'auth/wrong-password': 'password' },
    send: async ({ password }) => {
      await call(reauthenticate, { body: { password } })
      onProven()
    },
  })
  return (
    <Form form={form}>
      <p className="text-ink-2">{t('recentText')}</p>
      <PasswordField {...form.field('password')} autoComplete="current-password" />
      <SubmitButton kind={danger ? 'danger' : 'primary'} isSending={form.isSending}>
        {danger ?? t('continue')}
      </SubmitButton>
    </Form>
  )
}

function AskGoogle() {
  const t = usePhrases('users')
  return (
    <div className="grid gap-5">
      <p className="text-ink-2">{t('recentGoogle')}</p>
      {/* Without a session this page leads to the sign-in page, and from there back. */}
      <Button size="large" onClick={useEndSession()}>
        {t('signInAgain')}
      </Button>
    </div>
  )
}
