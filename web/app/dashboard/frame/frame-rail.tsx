import { PanelLeftClose, PanelLeftOpen } from 'lucide-react'
import type { ReactNode } from 'react'
import { usePhrases } from '../../i18n/use-phrases.ts'
import { AccountCorner } from '../../shell/account-corner.tsx'
import { LanguageSwitch } from '../../shell/language-switch.tsx'
import { ThemeSwitch } from '../../shell/theme-switch.tsx'
import { cx } from '../../ui/cx.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import type { FrameLink } from './frame-link.ts'
import { FrameLogo } from './frame-logo.tsx'
import { SideNavigation } from './side-navigation.tsx'
import type { Rail } from './use-rail.ts'

type FrameRailProps = {
  label: string
  top: ReactNode
  links: readonly FrameLink[]
  bottom: ReactNode
  rail: Rail
}

/** The navigation that folds: pictures until it is opened. Theme, language and account stand at its foot. */
export function FrameRail({ label, top, links, bottom, rail: { isFolded, toggle } }: FrameRailProps) {
  const t = usePhrases('dashboard')
  const Fold = isFolded ? PanelLeftOpen : PanelLeftClose
  return (
    <aside
      className={cx(
        'sticky top-(--banner,0px) z-30 hidden h-[calc(100dvh-var(--banner,0px))] flex-col gap-3 self-start border-e border-line bg-surface py-3.5 lg:flex print:hidden',
        isFolded ? 'items-stretch px-2' : 'px-3.5',
      )}
    >
      <div className={cx(isFolded && 'flex justify-center')}>
        <FrameLogo isRail={isFolded} />
      </div>
      {!isFolded && top}
      <div className="min-h-0 flex-1 overflow-y-auto">
        <SideNavigation label={label} links={links} isRail={isFolded} />
      </div>
      {!isFolded && bottom}
      {/* The menu of the account opens beside the rail, not under it. */}
      <div
        className={cx(
          'flex items-center gap-1 border-t border-line pt-2 [&_.absolute]:start-full [&_.absolute]:end-auto [&_.absolute]:top-auto [&_.absolute]:bottom-0 [&_.absolute]:ms-3 [&_.absolute]:mt-0',
          isFolded && 'flex-col [&_a]:px-0 [&_a]:text-xs [&_a>svg]:hidden',
        )}
      >
        <IconButton label={t(isFolded ? 'unfold' : 'fold')} onClick={toggle} className="needs-scripts">
          <Fold className="flip-rtl size-5" aria-hidden />
        </IconButton>
        <ThemeSwitch />
        <LanguageSwitch />
        <AccountCorner />
      </div>
    </aside>
  )
}
