import { Moon, Sun } from 'lucide-react'
import { usePhrases } from '../i18n/use-phrases.ts'
import { IconButton } from '../ui/icon-button.tsx'
import { themeColors, themeKey } from './theme-script.tsx'

/**
 * Switches the theme and stores it. Both pictures are rendered; the style sheet shows the right one from the start.
 */
export function ThemeSwitch() {
  const t = usePhrases('shell')
  return (
    <IconButton label={t('switchTheme')} onClick={switchTheme} className="needs-scripts">
      <Sun className="hidden size-5 dark:block" aria-hidden />
      <Moon className="size-5 dark:hidden" aria-hidden />
    </IconButton>
  )
}

function switchTheme() {
  const root = document.documentElement
  const isDark =
    root.dataset['theme'] === 'dark' ||
    (!root.dataset['theme'] && matchMedia('(prefers-color-scheme: dark)').matches)
  const theme = isDark ? 'light' : 'dark'
  withoutTransitions(root, () => (root.dataset['theme'] = theme))
  paintBars(themeColors[theme])
  try {
    localStorage.setItem(themeKey, theme)
  } catch {
    // The browser allows this site no storage; the choice then lasts as long as the page.
  }
}

/** Changes all colours in the same frame. With transitions some of them would change later than others. */
function withoutTransitions(root: HTMLElement, change: () => void) {
  root.toggleAttribute('data-switching-theme', true)
  change()
  requestAnimationFrame(() =>
    requestAnimationFrame(() => root.toggleAttribute('data-switching-theme', false)),
  )
}

/** The bars of the browser follow, as `ThemeScript` lets them from the start. */
function paintBars(color: string) {
  const chosen = document.head.querySelector<HTMLMetaElement>('meta[name=theme-color]:not([media])')
  const meta = chosen ?? document.createElement('meta')
  meta.name = 'theme-color'
  meta.content = color
  if (!chosen) document.head.prepend(meta)
}
