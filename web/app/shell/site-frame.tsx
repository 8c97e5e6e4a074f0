import type { ReactNode } from 'react'
import type { RouteHandle } from '../page/route-handle.ts'
import { cx } from '../ui/cx.ts'
import { BottomBar } from './bottom-bar.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { LanguageSwitch } from './language-switch.tsx'
import { ThemeSwitch } from './theme-switch.tsx'

type SiteFrameProps = Pick<RouteHandle, 'isPersonal' | 'fullHeight' | 'hasPhoneBar' | 'hasLanguageInBar'> & {
  children: ReactNode
}

/** Header, page, footer, and on phones the bar at the bottom. */
export const SiteFrame = ({
  isPersonal,
  fullHeight,
  hasPhoneBar,
  hasLanguageInBar,
  children,
}: SiteFrameProps) => (
  <>
    <Header isHiddenOnPhones={hasPhoneBar} />
    <main
      id="content"
      tabIndex={-1}
      className={cx(
        'flex flex-1 flex-col outline-none',
        isPersonal ? 'min-h-[calc(100dvh-4rem)]' : 'min-h-0',
      )}
    >
      {children}
      {hasPhoneBar && <PhoneChoices hasLanguage={!hasLanguageInBar} />}
    </main>
    {!fullHeight && <Footer isShort={isPersonal} />}
    <BottomBar />
    <div className="phone-bar-room" />
  </>
)

/** Where phones show no header of the site: its language, unless the page's bar has it, and its colours, under the page. */
const PhoneChoices = ({ hasLanguage }: { hasLanguage: boolean }) => (
  <div className="flex items-center border-t border-line bg-surface px-3 py-1 md:hidden">
    {hasLanguage && <LanguageSwitch />}
    <div className="ms-auto">
      <ThemeSwitch />
    </div>
  </div>
)
