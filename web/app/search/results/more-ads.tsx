import { type RefObject, useEffect, useRef } from 'react'
import { usePaths, usePhrases } from '../../i18n/use-phrases.ts'
import { LoadMore } from '../../ui/loading/load-more.tsx'
import { addressOf } from '../address/search-address.ts'
import type { LoadedPages } from './use-loaded-pages.ts'
import { useSearch } from './use-search.ts'

type MoreAdsProps = { pages: LoadedPages; list: RefObject<HTMLOListElement | null> }

/** The way to the next page: a link without JavaScript, with it the page comes under the others and takes the focus. */
export function MoreAds({ pages, list }: MoreAdsProps) {
  const t = usePhrases('search')
  const paths = usePaths()
  const { search } = useSearch()
  useFocusOnFirstNew(pages, list)

  if (!pages.next)
    return pages.ads.length > 0 && <p className="py-6 text-center text-sm text-ink-3">{t('noMore')}</p>
  return (
    <div className="grid justify-items-center gap-2 py-6">
      {pages.hasFailed && (
        <p role="alert" className="text-sm text-danger">
          {t('moreFailed')}
        </p>
      )}
      <LoadMore
        href={paths.search({ ...addressOf(search), after: pages.next })}
        isLoading={pages.isLoading}
        onLoad={pages.loadMore}
      />
    </div>
  )
}

/** Focus goes where the eye goes: to the first ad that was not there before. */
function useFocusOnFirstNew({ asked, ads }: LoadedPages, list: RefObject<HTMLOListElement | null>) {
  const before = useRef(ads.length)
  useEffect(() => {
    const first =
      asked && ads.length > before.current
        ? list.current?.querySelectorAll('article')[before.current]
        : undefined
    before.current = ads.length
    first?.querySelector('a')?.focus({ preventScroll: true })
  }, [ads.length, asked, list])
}
