import { usePaths } from '../../i18n/use-phrases.ts'
import { stillSize } from '../../map/still/still-size.ts'
import type { SearchAddress } from '../../paths.ts'
import { cx } from '../../ui/cx.ts'

type StillPictureProps = {
  /** The search whose map it shows, as `stillAddress` tells. */
  address: SearchAddress
  /** Its height is 120 pixels in any width. */
  className?: string
}

/**
 * A picture of the map of a search, drawn by the server, for a labelled frame. It needs no script. Only the shown
 * theme is fetched, and neither where a wide screen hides both.
 */
export function StillPicture({ address, className }: StillPictureProps) {
  const paths = usePaths()
  const picture = (theme: 'light' | 'dark', shown: string) => (
    <img
      src={paths.stillMap(address, theme)}
      alt=""
      loading="lazy"
      {...stillSize}
      className={cx('h-30 w-full max-w-none object-cover', shown, className)}
    />
  )
  return (
    <>
      {picture('light', 'dark:hidden')}
      {picture('dark', 'hidden dark:block')}
    </>
  )
}
