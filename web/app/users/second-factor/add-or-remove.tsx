import { usePhrases } from '../../i18n/use-phrases.ts'
import { Button } from '../../ui/button.tsx'

type AddOrRemoveProps = {
  isOn: boolean
  /** The name of the factor, for people who hear the button alone. */
  name: string
  isBusy: boolean
  onAdd: () => void
  onRemove: () => void
}

/** Turns one way on, or off. */
export function AddOrRemove({ isOn, name, isBusy, onAdd, onRemove }: AddOrRemoveProps) {
  const t = usePhrases('secondFactor')
  return isOn ? (
    <Button
      kind="quiet"
      size="small"
      disabled={isBusy}
      aria-label={t('removeNamed', { name })}
      onClick={onRemove}
    >
      {t('remove')}
    </Button>
  ) : (
    <Button
      kind="outline"
      size="small"
      disabled={isBusy}
      aria-label={t('addNamed', { name })}
      onClick={onAdd}
    >
      {t('add')}
    </Button>
  )
}
