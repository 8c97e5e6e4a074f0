import { useEffect } from 'react'

/**
 * Runs at a press on a link to this page in the other language, whose new document loses what only the history's entry
 * holds. Presses that open another tab do nothing here.
 */
export function useOnLanguageSwitch(run: (link: HTMLAnchorElement) => void) {
  useEffect(() => {
    const press = ({ target, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) => {
      if (!(target instanceof Element) || metaKey || ctrlKey || shiftKey || altKey) return
      const link = target.closest<HTMLAnchorElement>('a[hreflang]')
      if (link) run(link)
    }
    document.addEventListener('click', press)
    return () => document.removeEventListener('click', press)
  })
}
