import { removePasskey, type SecondFactors } from '@qareeb/contract/second-factor'
import { KeyRound } from 'lucide-react'
import { useState } from 'react'
import { formatDate } from '../../i18n/dates.ts'
import { usePhrases } from '../../i18n/use-phrases.ts'
import { useAction } from '../../session/use-action.ts'
import { useCall } from '../../session/use-call.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { toast } from '../../ui/toasts/toast.ts'
import { AddPasskey } from './add-passkey.tsx'
import type { FactorRowProps } from './factor-row-props.ts'
import { FactorRow } from './factor-row.tsx'

/** The locks of devices, which may be several. */
export function PasskeyRow({ factors, onChange, run }: FactorRowProps) {
  const t = usePhrases('secondFactor')
  const [isOpen, setIsOpen] = useState(false)

  return (
    <FactorRow
      icon={<KeyRound className="size-5" aria-hidden />}
      name={t('passkeys')}
      text={t('passkeysText')}
      actions={
        <Button
          kind="outline"
          size="small"
          aria-label={t('addNamed', { name: t('passkeys') })}
          onClick={() => setIsOpen(true)}
        >
          {t('add')}
        </Button>
      }
    >
      {factors.passkeys.length > 0 && (
        <ul className="mt-3 space-y-2 ps-14">
          {factors.passkeys.map((passkey) => (
            <PasskeyLine key={passkey.id} passkey={passkey} onChange={onChange} run={run} />
          ))}
        </ul>
      )}
      <Dialog isOpen={isOpen} onClose={() => setIsOpen(false)} title={t('passkeys')}>
        <AddPasskey
          run={run}
          onDone={(next, codes) => {
            setIsOpen(false)
            onChange(next, codes)
            toast(t('added.passkey'), 'success')
          }}
        />
      </Dialog>
    </FactorRow>
  )
}

type PasskeyLineProps = Omit<FactorRowProps, 'factors'> & { passkey: SecondFactors['passkeys'][number] }

function PasskeyLine({ passkey: { id, name, lastUsedAt }, onChange, run }: PasskeyLineProps) {
  const t = usePhrases('secondFactor')
  const call = useCall()
  const [remove, isRemoving] = useAction(() =>
    run(async () => {
      onChange(await call(removePasskey, { params: { id } }))
      toast(t('removed'))
    }),
  )
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 text-sm">
      <span>
        <bdi className="font-medium">{name}</bdi>{' '}
        <span className="text-ink-3">
          {lastUsedAt ? t('passkeyUsed', { date: formatDate(lastUsedAt) }) : t('passkeyUnused')}
        </span>
      </span>
      <Button
        kind="quiet"
        size="small"
        disabled={isRemoving}
        aria-label={t('removeNamed', { name })}
        onClick={remove}
      >
        {t('remove')}
      </Button>
    </li>
  )
}
