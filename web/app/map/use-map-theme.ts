import { useStore } from '../page/use-store.ts'
import type { MapTheme } from './style.ts'

/** Whether the page is light or dark now: by the reader's switch on the document, else by the system. */
export function useMapTheme(): MapTheme {
  return useStore(subscribe, readTheme, () => 'light')
}

const systemIsDark = () => matchMedia('(prefers-color-scheme: dark)')

function readTheme(): MapTheme {
  const chosen = document.documentElement.dataset['theme']
  if (chosen === 'light' || chosen === 'dark') return chosen
  return systemIsDark().matches ? 'dark' : 'light'
}

function subscribe(onChange: () => void) {
  const observer = new MutationObserver(onChange)
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] })
  const system = systemIsDark()
  system.addEventListener('change', onChange)
  return () => {
    observer.disconnect()
    system.removeEventListener('change', onChange)
  }
}
