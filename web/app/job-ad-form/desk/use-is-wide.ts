import { useStore } from '../../page/use-store.ts'

/** Whether the window matches a media query; parts without room are then not drawn at all. */
export function useIsWide(query: string): boolean {
  return useStore(
    (listener) => {
      const list = matchMedia(query)
      list.addEventListener('change', listener)
      return () => list.removeEventListener('change', listener)
    },
    () => matchMedia(query).matches,
    () => false,
  )
}
