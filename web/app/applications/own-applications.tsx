import { type ApplicationRow, listApplications } from '@qareeb/contract/candidates/applications'
import { Send } from 'lucide-react'
import { Link, useSearchParams } from 'react-router'
import { usePagesOf } from '../data/use-pages-of.ts'
import { usePaths, usePhrases } from '../i18n/use-phrases.ts'
import { buttonStyle } from '../ui/button-style.ts'
import { Button } from '../ui/button.tsx'
import { cx } from '../ui/cx.ts'
import { EmptyState } from '../ui/empty-state.tsx'
import { ShapeOrFailed } from '../ui/loading/page-shape.tsx'
import type { Pages } from '../ui/loading/pages.ts'
import { ApplicationLine } from './application-line.tsx'
import { OpenApplication } from './open-application.tsx'

/** The list of applications, with the chosen one beside it, on small screens in its place. */
export function OwnApplications() {
  const [query] = useSearchParams()
  const pages = usePagesOf(listApplications, {})
  const openId = query.get('application')
  const { items, failure, reload } = pages
  if (!items) return <ShapeOrFailed shape="list" failure={failure} reload={reload} />
  if (items.length === 0) return <None />
  return (
    <div className="lg:grid lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] lg:items-start lg:gap-6">
      <List pages={pages} items={items} openId={openId} className={cx(openId !== null && 'max-lg:hidden')} />
      <OpenApplication
        applicationId={openId ?? items[0]?.id ?? ''}
        className={cx(openId === null && 'max-lg:hidden')}
      />
    </div>
  )
}

type ListProps = {
  pages: Pages<ApplicationRow>
  items: readonly ApplicationRow[]
  openId: string | null
  className: string
}

function List({ pages: { hasMore, isLoading, loadMore }, items, openId, className }: ListProps) {
  const t = usePhrases('applications')
  const ui = usePhrases('ui')
  return (
    <div className={className}>
      <ul
        aria-label={t('title')}
        className="divide-y divide-line overflow-hidden rounded-l border border-line bg-surface"
      >
        {items.map((application, index) => (
          <li key={application.id}>
            <ApplicationLine
              application={application}
              isOpen={openId === null ? index === 0 : application.id === openId}
            />
          </li>
        ))}
      </ul>
      {hasMore && (
        <div className="mt-5 flex justify-center">
          <Button kind="outline" aria-disabled={isLoading} onClick={() => !isLoading && loadMore()}>
            {ui(isLoading ? 'loading' : 'loadMore')}
          </Button>
        </div>
      )}
    </div>
  )
}

function None() {
  const t = usePhrases('applications')
  return (
    <EmptyState
      title={t('noneTitle')}
      text={t('noneText')}
      icon={<Send className="flip-rtl size-7" aria-hidden />}
    >
      <Link to={usePaths().search()} className={buttonStyle({})}>
        {t('findJobs')}
      </Link>
    </EmptyState>
  )
}
