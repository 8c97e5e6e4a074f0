import type { SecondFactors } from '@qareeb/contract/second-factor'
import { useState } from 'react'
import { usePhrases } from '../../i18n/use-phrases.ts'
import { Button } from '../../ui/button.tsx'
import type { FactorRowProps } from './factor-row-props.ts'
import { RemoveFactorDialog } from './remove-factor-dialog.tsx'

type AddOrRemoveProps = FactorRowProps & {
  factor: 'phone' | 'totp'
  isBusy?: boolean
  onAdd: () => void
  remove: () => Promise<SecondFactors>
}

/** Turns one way on, or off after a question. One button, so that the focus stays on it. */
export function AddOrRemove({ factor, isBusy, onAdd, ...removal }: AddOrRemoveProps) {
  const t = usePhrases('secondFactor')
  const [isAsking, setIsAsking] = useState(false)
  const isOn = removal.factors[factor] !== null
  const act = isOn ? 'remove' : 'add'
  return (
    <>
      <Button
        kind={isOn ? 'quiet' : 'outline'}
        size="small"
        disabled={isBusy}
        aria-label={t(`${act}Named`, { name: t(factor) })}
        onClick={isOn ? () => setIsAsking(true) : onAdd}
      >
        {t(act)}
      </Button>
      <RemoveFactorDialog
        {...removal}
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        title={t(`removeTitle.${factor}`)}
        text={t(`removeText.${factor}`)}
      />
    </>
  )
}
