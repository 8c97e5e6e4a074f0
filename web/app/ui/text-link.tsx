import type { ComponentProps } from 'react'
import { Link } from 'react-router'
import { cx } from './cx.ts'

/** A link inside a sentence. */
export const TextLink = ({ className, ...props }: ComponentProps<typeof Link>) => (
  <Link className={cx('font-medium text-brand underline-offset-4 hover:underline', className)} {...props} />
)
