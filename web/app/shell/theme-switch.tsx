import { Moon, Sun } from 'lucide-react'
import { usePhrases } from '../i18n/use-phrases.ts'
import { IconButton } from '../ui/icon-button.tsx'
import { themeKey } from './theme-script.tsx'

/** Turns the theme over and remembers it. Both pictures are drawn; the style sheet shows the right one from the start. */
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
  root.dataset['theme'] = theme
  try {
    localStorage.setItem(themeKey, theme)
  } catch {
    // Storage may be closed to this site; the choice then lasts as long as the page.
  }
}
