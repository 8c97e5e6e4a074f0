import { administrationBounds, listUsers } from '@qareeb/contract/administration'
import { useId } from 'react'
import { usePagesOf } from '../../data/use-pages-of.ts'
import { usePaths, usePhrases } from '../../i18n/use-phrases.ts'
import { isOtherPath } from '../../page/is-other-path.ts'
import { pageMeta } from '../../page/page-head.ts'
import { pageLoader } from '../../page/page-loader.ts'
import { routeHandle } from '../../page/route-handle.ts'
import { PagedList } from '../../ui/loading/paged-list.tsx'
import { PageTop } from '../../workspace/page-top.tsx'
import { SearchForm } from '../search-form.tsx'
import { useUserFilter } from './use-user-filter.ts'
import { UserLine } from './user-line.tsx'

export const handle = routeHandle({ shape: 'searched-list' })

export const loader = pageLoader(async ({ phrases }) => ({
  head: { title: phrases('administration')('users'), noindex: true },
}))

export const meta = pageMeta

export const shouldRevalidate = isOtherPath

/** Accounts, the newest first, with search by name or e-mail; each can be disabled. */
export default function UsersPage() {
  const t = usePhrases('administration')
  const paths = usePaths()
  const { filter, change } = useUserFilter()
  const { q, disabled } = filter
  const pages = usePagesOf(listUsers, filter)
  const boxId = useId()

  return (
    <>
      <PageTop title={t('users')} crumbs={[{ to: paths.admin(), label: t('overview') }]} />
      <div className="mb-5 flex flex-wrap items-end gap-x-6 gap-y-4">
        <SearchForm
          label={t('findUser')}
          value={q ?? ''}
          maxLength={administrationBounds.search.max}
          onSearch={(value) => change({ q: value || undefined })}
        />
        <p className="flex min-h-12 items-center gap-3">
          <input
            id={boxId}
            type="checkbox"
            checked={disabled === 'true'}
            onChange={({ currentTarget }) => change({ disabled: currentTarget.checked ? 'true' : undefined })}
            className="size-5 accent-brand"
          />
          <label htmlFor={boxId}>{t('onlyDisabled')}</label>
        </p>
      </div>
      <PagedList pages={pages} label={t('users')} none={{ title: t('noUsers') }}>
        {(user) => <UserLine user={user} onChange={pages.replace} />}
      </PagedList>
    </>
  )
}
