import type { SecondFactors } from '@qareeb/contract/second-factor'
import { usePhrases } from '../../i18n/use-phrases.ts'
import { toast } from '../../ui/toasts/toast.ts'
import { ConfirmDialog } from '../../workspace/confirm-dialog.tsx'
import type { FactorRowProps } from './factor-row-props.ts'

type RemoveFactorDialogProps = FactorRowProps & {
  isOpen: boolean
  onClose: () => void
  /** Names the factor, `text` the consequence. */
  title: string
  text: string
  remove: () => Promise<SecondFactors>
}

/** Asks before a second factor is removed, and says what goes with the last one. */
export function RemoveFactorDialog(props: RemoveFactorDialogProps) {
  const t = usePhrases('secondFactor')
  const { isOpen, onClose, title, text, factors, onChange, run, remove } = props
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onClose={onClose}
      title={title}
      text={isLast(factors) ? `${text} ${t('removeLast')}` : text}
      back={t('keep')}
      confirm={t('remove')}
      onConfirm={() =>
        run(async () => {
          onChange(await remove())
          toast(t('removed'))
        })
      }
    />
  )
}

const isLast = ({ phone, totp, passkeys }: SecondFactors): boolean =>
  [phone, totp, ...passkeys].filter(Boolean).length === 1
