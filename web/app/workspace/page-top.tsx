import { ChevronRight } from 'lucide-react'
import { Fragment, type ReactNode } from 'react'
import { Link } from 'react-router'
import { usePhrases } from '../i18n/use-phrases.ts'

type PageTopProps = {
  title: ReactNode
  /** The pages above this one, the outermost first. */
  crumbs?: readonly { to: string; label: string }[]
  /** An element beside the title, such as a state. */
  badge?: ReactNode
  text?: ReactNode
  /** Buttons of the whole page. */
  actions?: ReactNode
}

const none = [] as const

/** The head of a page in a frame: breadcrumbs, title, and actions for the whole page. */
export function PageTop({ title, crumbs, badge, text, actions }: PageTopProps) {
  return (
    <header className="mb-6">
      <Breadcrumbs crumbs={crumbs ?? none} title={title} />
      <div className="flex flex-wrap items-start gap-3 sm:gap-x-6 lg:mt-4">
        <div className="contents sm:block sm:min-w-0 sm:flex-1 sm:basis-80">
          <div className="flex min-h-11 min-w-0 flex-1 basis-36 flex-wrap items-center gap-x-4 gap-y-2">
            <h1 className="text-2xl font-semibold wrap-anywhere">{title}</h1>
            {badge}
          </div>
          {/* On phones below the actions, which have their place beside a short title. */}
          {text && (
            <p className="mt-1 max-w-[65ch] text-pretty text-ink-2 max-sm:order-last max-sm:mt-0 max-sm:basis-full">
              {text}
            </p>
          )}
        </div>
        {/* A search field takes the whole line of phones. */}
        {actions && <div className="flex flex-wrap gap-3 max-sm:has-[form]:basis-full">{actions}</div>}
      </div>
    </header>
  )
}

/** The room at the end belongs to theme, language and account, which the frame draws there. */
function Breadcrumbs({ crumbs, title }: Required<Pick<PageTopProps, 'crumbs' | 'title'>>) {
  const t = usePhrases('dashboard')
  if (crumbs.length === 0) return <div aria-hidden className="hidden h-10 lg:block" />
  return (
    <nav aria-label={t('breadcrumbs')} className="flex min-h-10 items-center lg:pe-60 print:hidden">
      <ol className="flex flex-wrap items-center gap-x-1.5 text-sm text-ink-3">
        {crumbs.map(({ to, label }) => (
          <Fragment key={to}>
            <li>
              <Link
                to={to}
                className="inline-flex min-h-6 items-center max-sm:min-h-10 underline-offset-4 hover:text-ink hover:underline"
              >
                {label}
              </Link>
            </li>
            <li aria-hidden>
              <ChevronRight className="flip-rtl size-4" />
            </li>
          </Fragment>
        ))}
        <li aria-current="page" className="wrap-anywhere">
          {title}
        </li>
      </ol>
    </nav>
  )
}
