import { removePasskey, type SecondFactors } from '@qareeb/contract/second-factor'
import { KeyRound } from 'lucide-react'
import { useRef, useState } from 'react'
import { formatDate } from '../../i18n/dates.ts'
import { isolateName } from '../../i18n/isolate.ts'
import { usePhrases } from '../../i18n/use-phrases.ts'
import { useCall } from '../../session/use-call.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { toast } from '../../ui/toasts/toast.ts'
import { useFocusWhenReplaced } from '../../ui/use-focus-when-replaced.ts'
import { AddPasskey } from './add-passkey.tsx'
import type { FactorRowProps } from './factor-row-props.ts'
import { FactorRow } from './factor-row.tsx'
import { RemoveFactorDialog } from './remove-factor-dialog.tsx'

/** The locks of devices, which may be several. */
export function PasskeyRow({ factors, onChange, run }: FactorRowProps) {
  const t = usePhrases('secondFactor')
  const [isOpen, setIsOpen] = useState(false)
  const addButton = useRef<HTMLButtonElement>(null)
  useFocusWhenReplaced(factors.passkeys.length, () => addButton.current?.focus())

  return (
    <FactorRow
      icon={<KeyRound className="size-5" aria-hidden />}
      name={t('passkeys')}
      text={t('passkeysText')}
      actions={
        <Button
          ref={addButton}
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
            <PasskeyLine key={passkey.id} passkey={passkey} factors={factors} onChange={onChange} run={run} />
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

type PasskeyLineProps = FactorRowProps & { passkey: SecondFactors['passkeys'][number] }

function PasskeyLine({ passkey: { id, name, lastUsedAt }, factors, onChange, run }: PasskeyLineProps) {
  const t = usePhrases('secondFactor')
  const call = useCall()
  const [isAsking, setIsAsking] = useState(false)
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
        aria-label={t('removeNamed', { name })}
        onClick={() => setIsAsking(true)}
      >
        {t('remove')}
      </Button>
      <RemoveFactorDialog
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        title={t('removeTitle.passkey', { name: isolateName(name) })}
        text={t('removeText.passkey')}
        factors={factors}
        onChange={onChange}
        run={run}
        remove={() => call(removePasskey, { params: { id } })}
      />
    </li>
  )
}
