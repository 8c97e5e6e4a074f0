import { confirmTotp, enrolTotp, removeTotp } from '@qareeb/contract/second-factor'
import { Smartphone } from 'lucide-react'
import { useState } from 'react'
import { formatDate } from '../../i18n/dates.ts'
import { usePhrases } from '../../i18n/use-phrases.ts'
import { CodeForm } from '../../identity/second-factor/code-form.tsx'
import { useAction } from '../../session/use-action.ts'
import { useCall } from '../../session/use-call.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { toast } from '../../ui/toasts/toast.ts'
import { AddOrRemove } from './add-or-remove.tsx'
import type { FactorRowProps } from './factor-row-props.ts'
import { FactorRow } from './factor-row.tsx'
import { QrCode } from './qr-code.tsx'

type Secret = { uri: string; secret: string }

/** Codes of an authenticator app. */
export function TotpRow({ factors, onChange, run }: FactorRowProps) {
  const { totp } = factors
  const t = usePhrases('secondFactor')
  const call = useCall()
  const [secret, setSecret] = useState<Secret | null>(null)
  const [begin, isBeginning] = useAction(() => run(async () => setSecret(await call(enrolTotp, {}))))
  const confirm = async (code: string) => {
    const { factors, recoveryCodes } = await call(confirmTotp, { body: { code } })
    setSecret(null)
    onChange(factors, recoveryCodes)
    toast(t('added.totp'), 'success')
  }

  return (
    <FactorRow
      icon={<Smartphone className="size-5" aria-hidden />}
      name={t('totp')}
      text={totp ? `${t('on')} ${t('since', { date: formatDate(totp.enrolledAt) })}` : t('totpText')}
      actions={
        <AddOrRemove
          factor="totp"
          isBusy={isBeginning}
          onAdd={begin}
          factors={factors}
          onChange={onChange}
          run={run}
          remove={() => call(removeTotp, {})}
        />
      }
    >
      <Dialog isOpen={secret !== null} onClose={() => setSecret(null)} title={t('totp')}>
        {secret && (
          <div className="grid gap-5">
            <ShowSecret {...secret} />
            <CodeForm send={confirm} />
          </div>
        )}
      </Dialog>
    </FactorRow>
  )
}

function ShowSecret({ uri, secret }: Secret) {
  const t = usePhrases('secondFactor')
  return (
    <div className="grid justify-items-center gap-4">
      <p className="text-ink-2">{t('totpScan')}</p>
      <QrCode text={uri} label={t('totpQr')} />
      <p className="text-center text-sm text-ink-2">
        {t('totpSecret')}
        <bdi dir="ltr" className="mt-1 block font-medium tracking-wider wrap-anywhere text-ink">
          {secret.replace(/(.{4})(?=.)/g, '$1 ')}
        </bdi>
      </p>
    </div>
  )
}
