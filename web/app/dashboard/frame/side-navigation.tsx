import { Link, useLocation } from 'react-router'
import { useFormats } from '../../i18n/use-formats.ts'
import { cx } from '../../ui/cx.ts'
import { type FrameLink, isAt } from './frame-link.ts'

type SideNavigationProps = {
  label: string
  links: readonly FrameLink[]
  onChosen?: () => void
  /** Pictures alone, with their words as tooltips. */
  isRail?: boolean
}

/** The entries of a frame, with the one marked that the page belongs to. */
export function SideNavigation({ label, links, onChosen, isRail = false }: SideNavigationProps) {
  const { pathname } = useLocation()
  const { number } = useFormats()
  return (
    <nav aria-label={label}>
      <ul className="space-y-0.5">
        {links.map((link) => (
          <li key={link.to} className={cx(link.startsGroup && 'mt-3 border-t border-line pt-3')}>
            <Link
              to={link.to}
              aria-current={isAt(pathname, link) ? 'page' : undefined}
              onClick={onChosen}
              title={isRail ? link.label : undefined}
              className={cx(
                'flex min-h-10 items-center gap-2.5 rounded-s px-2.5 py-2 text-[0.9rem] text-ink-2 hover:bg-sunken hover:text-ink aria-[current=page]:bg-brand-soft aria-[current=page]:font-medium aria-[current=page]:text-brand-strong',
                isRail && 'justify-center px-0',
              )}
            >
              <link.Icon className="size-[1.15rem] shrink-0" aria-hidden />
              <span className={isRail ? 'sr-only' : 'min-w-0 flex-1'}>{link.label}</span>
              {!isRail && Boolean(link.count) && (
                <span
                  className={cx(
                    'rounded-full px-2 text-sm tabular-nums',
                    link.isPressing ? 'bg-warn-soft font-medium text-warn' : 'bg-sunken text-ink-2',
                  )}
                >
                  {number(link.count ?? 0)}
                </span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
