import { cx } from '../../ui/cx.ts'

/** The look of a pin: dark while its ad is pointed at, on the map or in the list. */
export const pinStyle = (isHighlighted: boolean): string =>
  cx(
    'block rounded-full border px-2.5 py-0.5 text-[0.8125rem] leading-6 font-semibold whitespace-nowrap shadow-2 transition-[scale,background-color]',
    isHighlighted ? 'scale-110 border-ink bg-ink text-canvas' : 'border-line-strong bg-surface text-ink',
  )
