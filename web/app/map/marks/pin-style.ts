import { cx } from '../../ui/cx.ts'

/** `chosen`: its ad is pointed at or open, on the map or in the list. `seen`: it was open before. */
export type PinState = 'plain' | 'seen' | 'chosen'

const looks: Record<PinState, string> = {
  plain: 'border-line-strong bg-surface text-ink',
  seen: 'border-line-strong bg-sunken text-ink-2',
  chosen: 'border-ink bg-ink text-canvas',
}

/** The look of a pin. */
export const pinStyle = (state: PinState): string =>
  cx(
    'block rounded-full border px-2.5 py-0.5 text-[0.8125rem] leading-6 font-semibold whitespace-nowrap shadow-2 transition-colors',
    looks[state],
  )
