import { useCallback, useEffect, useRef, useState } from 'react'
import type { BoundCall } from '../http/api.ts'
import { useLocale } from '../i18n/use-phrases.ts'
import type { Pages } from '../ui/pages.ts'
import { useCall } from './use-call.ts'
import { failureText } from './use-failure-toast.ts'

type Page<Item> = { items: Item[]; next: string | null }

/**
 * A list of a private page that is loaded page by page in the browser.
 * @param loadPage must stay the same function as long as the same is asked for; another one begins a new list
 */
export function usePages<Item extends { id: string }>(
  loadPage: (call: BoundCall, after: string | undefined) => Promise<Page<Item>>,
): Pages<Item> {
  const call = useCall()
  const locale = useLocale()
  const [page, setPage] = useState<Page<Item> | null>(null)
  const [isLoading, setIsLoading] = useState(true)
  const [failure, setFailure] = useState<string | null>(null)
  // An answer that comes after a newer question is none any more.
  const latest = useRef(0)

  const load = useCallback(
    async (shown: Page<Item> | null) => {
      const asked = ++latest.current
      setIsLoading(true)
      setFailure(null)
      try {
        const { items, next } = await loadPage(call, shown?.next ?? undefined)
        if (asked === latest.current) setPage({ items: [...(shown?.items ?? []), ...items], next })
      } catch (error) {
        if (asked === latest.current) setFailure(await failureText(error, locale))
      } finally {
        if (asked === latest.current) setIsLoading(false)
      }
    },
    [call, loadPage, locale],
  )
  useEffect(() => {
    setPage(null)
    void load(null)
  }, [load])

  const replace = (item: Item) =>
    setPage(
      (shown) => shown && { ...shown, items: shown.items.map((one) => (one.id === item.id ? item : one)) },
    )
  return {
    items: page?.items ?? null,
    hasMore: page !== null && page.next !== null,
    isLoading,
    failure,
    loadMore: () => void load(page),
    reload: () => void load(null),
    replace,
  }
}
