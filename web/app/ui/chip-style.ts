import { cx } from './cx.ts'

/** The look of a chip: a small choice among others, for buttons and links. */
export const chipStyle = (isSelected = false): string =>
  cx(
    'inline-flex h-10 shrink-0 items-center gap-1.5 rounded-full border px-4 text-sm whitespace-nowrap transition-colors disabled:cursor-not-allowed disabled:opacity-55',
    isSelected
      ? 'border-brand bg-brand-soft font-medium text-brand-strong'
      : 'border-line-strong bg-surface text-ink hover:border-ink-3 hover:bg-sunken',
  )
