import { Menu } from 'lucide-react'
import { Link, useLocation } from 'react-router'
import { usePhrases } from '../../i18n/use-phrases.ts'
import { cx } from '../../ui/cx.ts'
import { type FrameLink, isAt } from './frame-link.ts'

const placeStyle = 'phone-bar-place min-w-0 flex-1'

/**
 * The most visited pages of a frame on phones, and its menu. A page with a foot of its own, marked `data-foot`, has that
 * in its place.
 */
export function FrameBottomBar({ links, onMenu }: { links: readonly FrameLink[]; onMenu: () => void }) {
  const t = usePhrases('dashboard')
  const { pathname } = useLocation()
  return (
    <nav aria-label={t('mainPages')} className="phone-bar with-foot:hidden print:hidden">
      {links.map((link) => (
        <Link
          key={link.to}
          to={link.to}
          aria-current={isAt(pathname, link) || pathname === link.also ? 'page' : undefined}
          className={placeStyle}
        >
          <link.Icon className="size-5" aria-hidden />
          {link.shortLabel}
          {link.isPressing && (
            <span aria-hidden className="absolute start-1/2 top-2 ms-2 size-2 rounded-full bg-warn" />
          )}
        </Link>
      ))}
      <button type="button" onClick={onMenu} className={cx('needs-scripts', placeStyle)}>
        <Menu className="size-5" aria-hidden />
        {t('menu')}
      </button>
    </nav>
  )
}
