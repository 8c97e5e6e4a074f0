import { cx } from './cx.ts'

export type ButtonKind = 'primary' | 'outline' | 'soft' | 'quiet' | 'danger'
export type ButtonSize = 'small' | 'medium' | 'large'

const kinds: Record<ButtonKind, string> = {
  primary: 'bg-brand text-on-brand hover:bg-brand-strong hover:text-surface',
  outline: 'border border-line-strong bg-surface text-ink hover:border-ink-3 hover:bg-sunken',
  soft: 'bg-brand-soft text-brand-strong hover:brightness-95 dark:hover:brightness-110',
  quiet: 'text-ink-2 hover:bg-sunken hover:text-ink',
  danger: 'border border-danger bg-surface text-danger hover:bg-danger-soft',
}

const sizes: Record<ButtonSize, string> = {
  small: 'h-9 px-4 text-sm max-sm:h-10',
  medium: 'h-11 px-5 text-[0.95rem]',
  large: 'h-13 px-7 text-base',
}

/** The look of a button, for buttons and for links that act like one. */
export function buttonStyle({
  kind = 'primary',
  size = 'medium',
}: {
  kind?: ButtonKind
  size?: ButtonSize
}): string {
  return cx('button', kinds[kind], sizes[size])
}
