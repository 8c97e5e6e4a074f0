import {
  addPasskey,
  getPasskeyOptions,
  passkeyBounds,
  type SecondFactors,
} from '@qareeb/contract/second-factor'
import { text } from '@qareeb/contract/values'
import * as z from 'zod/mini'
import { Form } from '../../forms/form.tsx'
import { SubmitButton } from '../../forms/submit-button.tsx'
import { TextField } from '../../forms/text-field.tsx'
import { useContractForm } from '../../forms/use-contract-form.ts'
import { usePhrases } from '../../i18n/use-phrases.ts'
import { useCall } from '../../session/use-call.ts'

type AddPasskeyProps = {
  run: (work: () => Promise<void>) => Promise<void>
  onDone: (factors: SecondFactors, recoveryCodes: string[] | null) => void
}

const nameForm = z.object({ name: text(passkeyBounds.name) })

/** Has the browser make a passkey, with a name that its owner recognises. */
export function AddPasskey({ run, onDone }: AddPasskeyProps) {
  const t = usePhrases('secondFactor')
  const call = useCall()
  const form = useContractForm({
    schema: nameForm,
    defaultValues: { name: '' },
    labels: { name: t('passkeyName') },
    sayFailure: (failure) => (failure instanceof DOMException ? t(reasonOf(failure)) : undefined),
    send: ({ name }) =>
      run(async () => {
        const passkey = await makePasskey(await call(getPasskeyOptions, {}))
        const { factors, recoveryCodes } = await call(addPasskey, { body: { name, passkey } })
        onDone(factors, recoveryCodes)
      }),
  })
  if (!('PublicKeyCredential' in window)) return <p className="text-ink-2">{t('passkeyUnknown')}</p>

  return (
    <Form form={form}>
      <TextField {...form.field('name')} autoComplete="off" dir="auto" hint={t('passkeyNameHint')} />
      <SubmitButton isSending={form.isSending}>{t('passkeyCreate')}</SubmitButton>
    </Form>
  )
}

/** Of other failures the browser does not say whether its owner declined or the device could not. */
const reasonOf = ({ name }: DOMException) =>
  name === 'InvalidStateError' ? 'passkeyPresent' : 'passkeyCancelled'

async function makePasskey(options: Record<string, unknown>): Promise<Record<string, unknown>> {
  // Both shapes are WebAuthn's own JSON, which the library on the server writes and reads.
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(
    options as unknown as PublicKeyCredentialCreationOptionsJSON,
  )
  const credential = (await navigator.credentials.create({ publicKey })) as PublicKeyCredential
  return credential.toJSON() as unknown as Record<string, unknown>
}
