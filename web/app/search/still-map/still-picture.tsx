import type { SearchFilters } from '@qareeb/contract/search/filters'
import { usePaths } from '../../i18n/use-phrases.ts'
import { stillSize } from '../../map/still/still-size.ts'
import { cx } from '../../ui/cx.ts'

type StillPictureProps = {
  /** The search whose map it shows, by `searchedFilters`. */
  filters: SearchFilters
  /** Its height is 120 pixels in any width. */
  className?: string
  /** The light picture is fetched with the page on narrow screens, where it is the largest part of the first view. */
  isFirst?: boolean
}

/** An empty picture, so that wide screens fetch none. */
const noPicture = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw=='

/**
 * A picture of the map of a search, drawn by the server, for a labelled frame. It needs no script. Hidden pictures are not
 * fetched, except the light one of `isFirst` in the dark theme.
 */
export function StillPicture({ filters, className, isFirst = false }: StillPictureProps) {
  const paths = usePaths()
  const picture = (theme: 'light' | 'dark', shown: string, loading: 'lazy' | 'eager' = 'lazy') => (
    <img
      src={paths.stillMap(filters, theme)}
      alt=""
      loading={loading}
      {...stillSize}
      className={cx('h-30 w-full max-w-none object-cover', shown, className)}
    />
  )
  return (
    <>
      {isFirst ? (
        <picture>
          <source media="(width >= 64rem)" srcSet={noPicture} />
          {picture('light', 'dark:hidden', 'eager')}
        </picture>
      ) : (
        picture('light', 'dark:hidden')
      )}
      {picture('dark', 'hidden dark:block')}
    </>
  )
}
