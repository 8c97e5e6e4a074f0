import { type RefObject, useEffect, useRef } from 'react'

/**
 * With the last page of a list its button is removed: the first new line takes its focus.
 * @param list its lines have to be focusable
 * @returns what the button calls as it asks for more
 */
export function useFocusOnRest(
  list: RefObject<HTMLElement | null>,
  { count, hasMore }: { count: number; hasMore: boolean },
): () => void {
  const from = useRef<number | null>(null)
  useEffect(() => {
    if (from.current === null || count <= from.current) return
    const first = list.current?.children.item(from.current)
    from.current = null
    if (!hasMore && first instanceof HTMLElement && document.activeElement === document.body) first.focus()
  }, [list, count, hasMore])
  return () => {
    from.current = count
  }
}
