import { administrationBounds, companyLists, listOrganizations } from '@qareeb/contract/administration'
import { Link } from 'react-router'
import { usePagesOf } from '../../data/use-pages-of.ts'
import { usePaths, usePhrases } from '../../i18n/use-phrases.ts'
import { isOtherPath } from '../../page/is-other-path.ts'
import { pageMeta } from '../../page/page-head.ts'
import { pageLoader } from '../../page/page-loader.ts'
import { routeHandle } from '../../page/route-handle.ts'
import { chipStyle } from '../../ui/chip-style.ts'
import { PagedList } from '../../ui/loading/paged-list.tsx'
import { PageTop } from '../../workspace/page-top.tsx'
import { SearchForm } from '../search-form.tsx'
import { CompanyLine } from './company-line.tsx'
import { useCompanyFilter } from './use-company-filter.ts'

export const handle = routeHandle({ shape: 'searched-list' })

export const loader = pageLoader(async ({ phrases }) => ({
  head: { title: phrases('administration')('companies'), noindex: true },
}))

export const meta = pageMeta

export const shouldRevalidate = isOtherPath

/** Companies by state, those that wait longest first, with search by name. */
export default function OrganizationsPage() {
  const t = usePhrases('administration')
  const paths = usePaths()
  const { filter, search } = useCompanyFilter()
  const { q } = filter
  // A search without a chosen list looks through all of them.
  const list = filter.list ?? (q ? 'all' : 'waiting')
  const pages = usePagesOf(listOrganizations, { list, q })

  return (
    <>
      <PageTop title={t('companies')} crumbs={[{ to: paths.admin(), label: t('overview') }]} />
      <div className="mb-5">
        <SearchForm
          label={t('findCompany')}
          value={q ?? ''}
          maxLength={administrationBounds.search.max}
          onSearch={search}
        />
      </div>
      <nav aria-label={t('lists')} className="mb-4 flex flex-wrap gap-2">
        {companyLists.map((one) => (
          <Link
            key={one}
            to={paths.adminCompanies({ list: one, q })}
            aria-current={one === list ? 'page' : undefined}
            className={chipStyle(one === list)}
          >
            {t(`list.${one}`)}
          </Link>
        ))}
      </nav>
      <PagedList pages={pages} label={t(`list.${list}`)} none={{ title: t('noCompanies') }}>
        {(company) => <CompanyLine company={company} />}
      </PagedList>
    </>
  )
}
