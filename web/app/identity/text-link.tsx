import type { ComponentProps } from 'react'
import { Link } from 'react-router'
import { cx } from '../ui/cx.ts'

type TextLinkProps = ComponentProps<typeof Link> & {
  /** Nothing stands above or below it that a thumb may mean, so it has a thumb's room, which moves nothing. */
  isRoomy?: boolean
}

/** A link inside a sentence. */
export const TextLink = ({ isRoomy, className, ...props }: TextLinkProps) => (
  <Link
    className={cx(
      'font-medium text-brand underline-offset-4 hover:underline',
      isRoomy && '-my-2.5 inline-block py-2.5',
      className,
    )}
    {...props}
  />
)
