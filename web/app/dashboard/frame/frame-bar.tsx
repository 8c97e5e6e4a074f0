import { Menu } from 'lucide-react'
import type { ReactNode } from 'react'
import { usePhrases } from '../../i18n/use-phrases.ts'
import { AccountCorner } from '../../shell/account-corner.tsx'
import { cx } from '../../ui/cx.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { FrameLogo } from './frame-logo.tsx'

type FrameBarProps = {
  onMenu: () => void
  /** On phones the menu stands in it, unless the page has a foot of its own. */
  hasBottomBar: boolean
  children: ReactNode
}

/** On phones and tablets: the navigation behind a button, the way home, what stands above the navigation, and the account. */
export function FrameBar({ onMenu, hasBottomBar, children }: FrameBarProps) {
  const t = usePhrases('dashboard')
  return (
    <header className="sticky top-(--banner,0px) z-30 flex h-16 items-center gap-1 border-b border-line bg-surface px-2 sm:px-4 lg:hidden print:hidden">
      <IconButton
        label={t('menu')}
        onClick={onMenu}
        className={cx('needs-scripts', hasBottomBar && 'max-md:without-foot:hidden')}
      >
        <Menu className="size-6" aria-hidden />
      </IconButton>
      <FrameLogo isRail />
      <div className="min-w-0 flex-1">{children}</div>
      <AccountCorner />
    </header>
  )
}
