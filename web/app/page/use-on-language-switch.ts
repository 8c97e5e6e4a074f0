import { useLayoutEffect } from 'react'
import { isPlainPress } from './is-plain-press.ts'

/**
 * Runs at a press on a link to this page in the other language, whose new document loses what only the history's entry
 * holds. Presses that open another tab do nothing here.
 */
export function useOnLanguageSwitch(run: (link: HTMLAnchorElement) => void) {
  // Together with the page on screen: a press right after it appeared would else run for the page before.
  useLayoutEffect(() => {
    const press = (event: MouseEvent) => {
      const { target } = event
      if (!(target instanceof Element) || !isPlainPress(event)) return
      const link = target.closest<HTMLAnchorElement>('a[hreflang]')
      if (link) run(link)
    }
    document.addEventListener('click', press)
    return () => document.removeEventListener('click', press)
  })
}
