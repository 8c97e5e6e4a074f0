import { useEffect, type ReactNode } from 'react'
import { cx } from '../ui/cx.ts'

type AuthPageProps = {
  title: string
  /** The title of the tab where it is not the headline: browsers keep it in their history. */
  tabTitle?: string
  lead?: ReactNode
  /** A picture above the title that shows what has happened. */
  mark?: ReactNode
  /** The way to a page beside this one. */
  footer?: ReactNode
  isWide?: boolean
  children?: ReactNode
}

/** The frame of the pages around signing in: one card, and nothing that leads astray. */
export function AuthPage({
  title,
  tabTitle = title,
  lead,
  mark,
  footer,
  isWide = false,
  children,
}: AuthPageProps) {
  // The steps of such a page have headlines of their own, apart from the route's.
  useEffect(() => {
    document.title = tabTitle
  }, [tabTitle])
  return (
    <div className="relative isolate flex flex-1 flex-col items-center px-4 py-8 sm:px-6 sm:py-14">
      <div
        aria-hidden="true"
        className="absolute inset-x-0 top-0 -z-10 h-96 bg-[radial-gradient(48rem_22rem_at_50%_0%,var(--brand-soft),transparent_75%)]"
      />
      <div className={cx('w-full', isWide ? 'max-w-[38rem]' : 'max-w-[28rem]')}>
        <section className="rounded-l border border-line bg-surface p-5 shadow-1 sm:p-8">
          {mark}
          <h1 className="text-2xl font-semibold wrap-anywhere">{title}</h1>
          {lead && <div className="mt-2 wrap-anywhere text-ink-2">{lead}</div>}
          {children && <div className="mt-6">{children}</div>}
        </section>
        {footer && <p className="mt-6 text-center text-sm text-ink-2">{footer}</p>}
      </div>
    </div>
  )
}
