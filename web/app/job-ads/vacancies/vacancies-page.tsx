import { listOrganizationLocations } from '@qareeb/contract/organization-locations'
import { MapPinHouse } from 'lucide-react'
import { Link } from 'react-router'
import { useQueryOf } from '../../data/use-query-of.ts'
import { usePaths, usePhrases } from '../../i18n/use-phrases.ts'
import { isOtherPath } from '../../page/is-other-path.ts'
import { pageMeta } from '../../page/page-head.ts'
import { pageLoader } from '../../page/page-loader.ts'
import { routeHandle } from '../../page/route-handle.ts'
import { buttonStyle } from '../../ui/button-style.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ShapeOrFailed } from '../../ui/loading/page-shape.tsx'
import { PageTop } from '../../workspace/page-top.tsx'
import { useVacancyFilter } from './use-vacancy-filter.ts'
import { Vacancies } from './vacancies.tsx'
import { chosenBranch } from './vacancy-filter.ts'
import { VacancyTools } from './vacancy-tools.tsx'

export const handle = routeHandle({ phrases: ['vacancies', 'jobAds', 'units'], shape: 'searched-list' })

export const loader = pageLoader(async ({ phrases }) => {
  const t = phrases('vacancies')
  return { head: { title: t('title'), description: t('text'), noindex: true } }
})

export const meta = pageMeta

export const shouldRevalidate = isOtherPath

/** Open jobs of all companies around a branch of the company, its own among them. */
export default function VacanciesPage() {
  const t = usePhrases('vacancies')
  const dashboard = usePhrases('dashboard')
  const paths = usePaths()
  const { filter, change } = useVacancyFilter()
  const { data, failure, reload } = useQueryOf(listOrganizationLocations, { query: {} })
  const branches = data?.items ?? []
  const branch = chosenBranch(branches, filter.locationId)
  return (
    <>
      <PageTop
        title={t('title')}
        crumbs={[{ to: paths.dashboard(), label: dashboard('overview') }]}
        text={t('text')}
      />
      {!data && <ShapeOrFailed shape="searched-list" failure={failure} reload={reload} />}
      {data && !branch && <NoBranch />}
      {branch && (
        <div className="grid gap-4">
          <VacancyTools filter={filter} change={change} branches={branches} branch={branch} />
          <Vacancies filter={filter} change={change} branch={branch} />
        </div>
      )}
    </>
  )
}

/** An area begins with a branch: the way to the first one. */
function NoBranch() {
  const t = usePhrases('vacancies')
  const paths = usePaths()
  return (
    <EmptyState
      title={t('noBranchTitle')}
      text={t('noBranchText')}
      icon={<MapPinHouse className="size-7" aria-hidden />}
    >
      <Link to={paths.companyLocations()} className={buttonStyle({})}>
        {t('addBranch')}
      </Link>
    </EmptyState>
  )
}
