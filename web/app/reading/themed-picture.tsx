import { cx } from '../ui/cx.ts'
import type { Picture } from './pictures.server.ts'

type ThemedPictureProps = { picture: Picture; alt: string; className?: string }

/** Pixels, so that the page keeps its place while the picture comes. */
const phone = { width: 585, height: 960 }
const wide = { width: 1440, height: 900 }

/** A picture of the product in the colours of the page; the one in the other colours is not fetched. */
export const ThemedPicture = ({ picture, ...rest }: ThemedPictureProps) => (
  <>
    <OneTheme {...rest} addresses={picture.light} hidden="dark:hidden" />
    <OneTheme {...rest} addresses={picture.dark} hidden="hidden dark:block" />
  </>
)

type OneThemeProps = Omit<ThemedPictureProps, 'picture'> & { addresses: Picture['light']; hidden: string }

const OneTheme = ({ addresses, alt, className, hidden }: OneThemeProps) => (
  <picture className={hidden}>
    {addresses.wide !== null && <source media="(width >= 40rem)" srcSet={addresses.wide} {...wide} />}
    <img
      src={addresses.phone}
      alt={alt}
      {...phone}
      loading="lazy"
      decoding="async"
      className={cx(
        'h-auto w-full max-w-72 rounded-l border border-line bg-surface shadow-2',
        addresses.wide !== null && 'mx-auto sm:max-w-none',
        className,
      )}
    />
  </picture>
)
