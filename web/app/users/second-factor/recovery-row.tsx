import { renewRecoveryCodes } from '@qareeb/contract/second-factor'
import { LifeBuoy } from 'lucide-react'
import { useState } from 'react'
import { usePhrases } from '../../i18n/use-phrases.ts'
import { useAction } from '../../session/use-action.ts'
import { useCall } from '../../session/use-call.ts'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../workspace/confirm-dialog.tsx'
import type { FactorRowProps } from './factor-row-props.ts'
import { FactorRow } from './factor-row.tsx'

/** Recovery codes for a lost phone. Shown when any second factor is on. */
export function RecoveryRow({ factors, onChange, run }: FactorRowProps) {
  const t = usePhrases('secondFactor')
  const call = useCall()
  const [isAsking, setIsAsking] = useState(false)
  const renew = () =>
    run(async () => {
      const { factors: next, recoveryCodes } = await call(renewRecoveryCodes, {})
      setIsAsking(false)
      onChange(next, recoveryCodes)
    })
  const [renewAtOnce, isRenewing] = useAction(renew)
  const count = factors.recoveryCodesLeft
  if (!factors.phone && !factors.totp && factors.passkeys.length === 0) return null

  return (
    <FactorRow
      icon={<LifeBuoy className="size-5" aria-hidden />}
      name={t('recovery')}
      text={t('recoveryLeft', { count })}
      actions={
        <Button
          kind="outline"
          size="small"
          disabled={isRenewing}
          onClick={count > 0 ? () => setIsAsking(true) : renewAtOnce}
        >
          {t('recoveryNew')}
        </Button>
      }
    >
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        title={t('renewTitle')}
        text={t('renewText', { count })}
        back={t('keepCodes')}
        confirm={t('renew')}
        onConfirm={renew}
      />
    </FactorRow>
  )
}
