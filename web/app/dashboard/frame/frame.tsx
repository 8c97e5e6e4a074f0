import { type ReactNode, useState } from 'react'
import { useMatches } from 'react-router'
import { usePhrases } from '../../i18n/use-phrases.ts'
import { handleOf } from '../../page/route-handle.ts'
import { AccountCorner } from '../../shell/account-corner.tsx'
import { LanguageSwitch } from '../../shell/language-switch.tsx'
import { ThemeSwitch } from '../../shell/theme-switch.tsx'
import { cx } from '../../ui/cx.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { FrameBar } from './frame-bar.tsx'
import { FrameBottomBar } from './frame-bottom-bar.tsx'
import type { FrameLink } from './frame-link.ts'
import { FrameLogo } from './frame-logo.tsx'
import { FrameRail } from './frame-rail.tsx'
import { SideNavigation } from './side-navigation.tsx'
import { useRail } from './use-rail.ts'

type FrameProps = {
  /** The name of the navigation. */
  label: string
  /** Stands above the navigation; on phones in the bar at the top. */
  top: ReactNode
  links: readonly FrameLink[]
  /** Stands at the end of the navigation. */
  bottom?: ReactNode
  children: ReactNode
}

/**
 * A place of work: navigation at the side, on phones in a bar at the foot and behind a button; theme, language and
 * account; the page.
 */
export function Frame({ label, top, links, bottom, children }: FrameProps) {
  const t = usePhrases('dashboard')
  const { isDesk = false, hasRail = isDesk } = handleOf(useMatches())
  const rail = useRail(hasRail)
  const [isOpen, setIsOpen] = useState(false)
  const open = () => setIsOpen(true)
  const close = () => setIsOpen(false)
  // The form of an ad has a foot of its own.
  const inBar = isDesk ? [] : links.filter(({ shortLabel }) => shortLabel)

  return (
    <div
      className={cx(
        'frame flex min-h-dvh flex-1 flex-col lg:grid print:block',
        rail.isFolded ? 'lg:grid-cols-[4rem_minmax(0,1fr)]' : 'lg:grid-cols-[16rem_minmax(0,1fr)]',
      )}
    >
      {hasRail ? (
        <FrameRail label={label} top={top} links={links} bottom={bottom} rail={rail} />
      ) : (
        <FrameSide label={label} top={top} links={links} bottom={bottom} />
      )}
      <FrameBar onMenu={open} hasBottomBar={inBar.length > 0}>
        {top}
      </FrameBar>
      <Dialog isOpen={isOpen} onClose={close} title={t('menu')}>
        <SideNavigation label={label} links={links} onChosen={close} />
        <div className="mt-4 flex items-center justify-between gap-3 border-t border-line pt-3">
          <LanguageSwitch />
          <ThemeSwitch />
        </div>
        {bottom && <div className="mt-3">{bottom}</div>}
      </Dialog>
      <div className="relative flex min-w-0 flex-1 flex-col">
        {!hasRail && <AccountRow />}
        <main id="content" tabIndex={-1} className="flex flex-1 flex-col outline-none">
          {isDesk ? children : <Room isWide={hasRail}>{children}</Room>}
        </main>
      </div>
      {inBar.length > 0 && (
        <>
          <FrameBottomBar links={inBar} onMenu={open} />
          <div className="phone-bar-room with-foot:hidden" />
        </>
      )}
    </div>
  )
}

/**
 * The room of a page that is no desk: beside a rail it takes more of the width. A page with a strip of keys fills its
 * height, so that the strip stands at the foot of a short list too.
 */
const Room = ({ isWide, children }: { isWide: boolean; children: ReactNode }) => (
  <div
    className={cx(
      'mx-auto w-full flex-1 px-4 py-6 sm:px-6 lg:px-8 lg:py-5 lg:has-[[data-key-strip]]:flex lg:has-[[data-key-strip]]:flex-col',
      isWide ? 'max-w-[100rem]' : 'max-w-6xl',
    )}
  >
    {children}
  </div>
)

const FrameSide = ({ label, top, links, bottom }: Omit<FrameProps, 'children'>) => (
  <aside className="sticky top-(--banner,0px) hidden h-[calc(100dvh-var(--banner,0px))] flex-col gap-4 self-start overflow-y-auto border-e border-line bg-surface p-3.5 lg:flex print:hidden">
    <FrameLogo />
    {top}
    <SideNavigation label={label} links={links} />
    <div className="mt-auto">{bottom}</div>
  </aside>
)

/** Ends at the edge of the page; elements under its empty part stay clickable. */
const AccountRow = () => (
  <header className="pointer-events-none absolute inset-x-0 top-5 z-20 mx-auto hidden w-full max-w-6xl items-center justify-end gap-1 px-8 *:pointer-events-auto lg:flex print:hidden">
    <ThemeSwitch />
    <LanguageSwitch />
    <AccountCorner />
  </header>
)
