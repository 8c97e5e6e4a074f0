import type { ReactNode } from 'react'
import { cx } from '../ui/cx.ts'
import { BottomBar } from './bottom-bar.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { LanguageSwitch } from './language-switch.tsx'
import { ThemeSwitch } from './theme-switch.tsx'

/** From the handle of the route; see `i18n/route-handle.ts`. */
type SiteFrameProps = {
  isPersonal?: boolean | undefined
  fullHeight?: boolean | undefined
  hasPhoneBar?: boolean | undefined
  children: ReactNode
}

/** Header, page, footer, and on phones the bar at the bottom. */
export const SiteFrame = ({ isPersonal, fullHeight, hasPhoneBar, children }: SiteFrameProps) => (
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
      {hasPhoneBar && <PhoneChoices />}
    </main>
    {!fullHeight && <Footer isShort={isPersonal} />}
    <BottomBar />
    <div className="phone-bar-room" />
  </>
)

/** Where phones show no header of the site: its language and its colours, under the page. */
const PhoneChoices = () => (
  <div className="flex items-center justify-between border-t border-line bg-surface px-3 py-1 md:hidden">
    <LanguageSwitch />
    <ThemeSwitch />
  </div>
)
