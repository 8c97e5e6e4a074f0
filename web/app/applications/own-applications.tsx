import { type ApplicationRow, listApplications } from '@qareeb/contract/candidates/applications'
import { Send } from 'lucide-react'
import { useRef, useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { usePagesOf } from '../data/use-pages-of.ts'
import { usePaths, usePhrases } from '../i18n/use-phrases.ts'
import { buttonStyle } from '../ui/button-style.ts'
import { cx } from '../ui/cx.ts'
import { EmptyState } from '../ui/empty-state.tsx'
import { MoreButton } from '../ui/loading/more-button.tsx'
import { ShapeOrFailed } from '../ui/loading/page-shape.tsx'
import type { Pages } from '../ui/loading/pages.ts'
import { TextLink } from '../ui/text-link.tsx'
import { useFocusWhenReplaced } from '../ui/use-focus-when-replaced.ts'
import { ApplicationLine } from './application-line.tsx'
import { applicationOnTop } from './application-on-top.ts'
import { type Group, GroupChips, readGroup } from './group-chips.tsx'
import { OpenApplication } from './open-application.tsx'
import { OpenOnTop } from './open-on-top.tsx'

/** The list of applications, with the chosen one beside it, on small screens in its place. */
export function OwnApplications() {
  const t = usePhrases('applications')
  const [query] = useSearchParams()
  const group = readGroup(query.get('group'))
  const pages = usePagesOf(listApplications, { group: group && [group] })
  const openId = query.get('application')
  const { items, failure, reload } = pages
  if (items?.length === 0 && !group) return <None />
  return (
    <div className="grid grid-cols-1 gap-4">
      <div className={cx(openId !== null && 'max-lg:hidden')}>
        <GroupChips group={group} />
      </div>
      {!items && <ShapeOrFailed shape="list" failure={failure} reload={reload} />}
      {items?.length === 0 && (
        <p className="rounded-l border border-line bg-surface p-6 text-ink-2">{t('groupEmpty')}</p>
      )}
      {items && items.length > 0 && (
        <div className="lg:grid lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] lg:items-start lg:gap-6">
          <List
            pages={pages}
            items={items}
            openId={openId}
            group={group}
            className={cx(openId !== null && 'max-lg:hidden')}
          />
          <OpenApplication
            applicationId={openId ?? items[0]?.id ?? ''}
            group={group}
            className={cx(openId === null && 'max-lg:hidden')}
          />
        </div>
      )}
    </div>
  )
}

type ListProps = {
  pages: Pages<ApplicationRow>
  items: readonly ApplicationRow[]
  openId: string | null
  group: Group | undefined
  className: string
}

function List({ pages: { hasMore, isLoading, loadMore }, items, openId, group, className }: ListProps) {
  const t = usePhrases('applications')
  const shownId = openId ?? items[0]?.id
  const topId = applicationOnTop(items)
  const list = useRef<HTMLUListElement>(null)
  const [hasWithdrawn, setHasWithdrawn] = useState(false)
  useFocusWhenReplaced(hasWithdrawn && topId, () => {
    const first = (within: string) => list.current?.querySelector<HTMLElement>(`${within} a`)
    ;(first('[data-top]') ?? first('li'))?.focus()
  })
  const firstEnded = group ? -1 : items.findIndex(({ waitingDays }) => waitingDays === null)
  return (
    <div className={className}>
      <ul
        ref={list}
        aria-label={t('title')}
        className="grid grid-cols-1 divide-y divide-line overflow-hidden rounded-l border border-line bg-surface"
      >
        {items.map((application, index) => (
          <li
            key={application.id}
            data-top={application.id === topId || undefined}
            className={cx(application.id === topId && 'border-line max-sm:order-first max-sm:border-b')}
          >
            {index === firstEnded && index > 0 && (
              <h2 className="border-b border-line bg-canvas px-4 py-2 text-[0.8125rem] font-semibold text-ink-2">
                {t('ended')}
              </h2>
            )}
            <ApplicationLine
              application={application}
              isOpen={application.id === shownId}
              isOnTop={application.id === topId}
              group={group}
            />
            {application.id === topId && (
              <OpenOnTop application={application} group={group} onWithdrawn={() => setHasWithdrawn(true)} />
            )}
          </li>
        ))}
      </ul>
      {hasMore && <MoreButton isLoading={isLoading} onLoad={loadMore} />}
    </div>
  )
}

function None() {
  const t = usePhrases('applications')
  const shell = usePhrases('shell')
  const paths = usePaths()
  return (
    <EmptyState
      title={t('noneTitle')}
      text={t('noneText')}
      icon={<Send className="flip-rtl size-7" aria-hidden />}
    >
      <Link to={paths.search()} className={buttonStyle({})}>
        {t('findJobs')}
      </Link>
      <TextLink to={paths.page('faq')}>{shell('page.faq')}</TextLink>
    </EmptyState>
  )
}
