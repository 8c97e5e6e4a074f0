import { House, Search } from 'lucide-react'
import { Link, useLocation } from 'react-router'
import { usePaths, usePhrases } from '../i18n/use-phrases.ts'

/** The way around on phones. */
export function BottomBar() {
  const t = usePhrases('shell')
  const paths = usePaths()
  const { pathname } = useLocation()
  const places = [
    { to: paths.home(), label: t('navigationHome'), Icon: House },
    { to: paths.search(), label: t('navigationSearchShort'), Icon: Search },
  ]

  return (
    <nav
      aria-label={t('mainNavigation')}
      className="sticky bottom-0 z-30 flex h-(--bottom-bar) border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] md:hidden"
    >
      {places.map(({ to, label, Icon }) => (
        <Link
          key={to}
          to={to}
          aria-current={to === pathname ? 'page' : undefined}
          className="flex flex-1 flex-col items-center justify-center gap-1 text-xs text-ink-3 aria-[current=page]:font-medium aria-[current=page]:text-brand"
        >
          <Icon className="size-5" aria-hidden />
          {label}
        </Link>
      ))}
    </nav>
  )
}
