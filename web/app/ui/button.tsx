import type { ComponentProps } from 'react'
import { buttonStyle, type ButtonKind, type ButtonSize } from './button-style.ts'
import { cx } from './cx.ts'

type ButtonProps = ComponentProps<'button'> & { kind?: ButtonKind; size?: ButtonSize }

/** A button; submits nothing unless `type="submit"` is given. */
export function Button({
  kind = 'primary',
  size = 'medium',
  className,
  type = 'button',
  ...props
}: ButtonProps) {
  return <button type={type} className={cx(buttonStyle({ kind, size }), className)} {...props} />
}
