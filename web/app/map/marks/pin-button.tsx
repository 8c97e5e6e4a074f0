import type { MapItems } from '@qareeb/contract/search/map-items'
import { readIn } from '../../i18n/bilingual.ts'
import { useLocale, usePhrases } from '../../i18n/use-phrases.ts'
import { pinLabel } from './pin-label.ts'
import { type PinState, pinStyle } from './pin-style.ts'

type PinButtonProps = {
  pin: MapItems['pins'][number]
  state: PinState
  onPoint: (isOver: boolean) => void
  onOpen: (button: HTMLElement) => void
}

/** The pin of one ad, with its pay. */
export function PinButton({ pin, state, onPoint, onOpen }: PinButtonProps) {
  const t = usePhrases('map')
  const pay = pinLabel(pin.salary, t, usePhrases('units'))
  return (
    <button
      type="button"
      tabIndex={-1}
      aria-label={t('pin', { title: readIn(useLocale(), pin.title).text, pay })}
      onPointerEnter={() => onPoint(true)}
      onPointerLeave={() => onPoint(false)}
      onClick={({ currentTarget }) => onOpen(currentTarget)}
      className={pinStyle(state)}
    >
      {pay}
    </button>
  )
}
