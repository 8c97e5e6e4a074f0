import type { JobAdCard as ListedAd } from '@qareeb/contract/job-ads'
import type { OrganizationLocation } from '@qareeb/contract/organization-locations'
import { countJobAds, listJobAds } from '@qareeb/contract/search'
import { MapPinned } from 'lucide-react'
import { usePagesOf } from '../../data/use-pages-of.ts'
import { useQueryOf } from '../../data/use-query-of.ts'
import { readIn } from '../../i18n/bilingual.ts'
import { isolateName } from '../../i18n/isolate.ts'
import { useFormats } from '../../i18n/use-formats.ts'
import { useLocale, usePhrases } from '../../i18n/use-phrases.ts'
import { useKeptScroll } from '../../page/use-kept-scroll.ts'
import { useNow } from '../../page/use-site.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { MoreButton } from '../../ui/loading/more-button.tsx'
import { ShapeOrFailed } from '../../ui/loading/page-shape.tsx'
import type { Pages } from '../../ui/loading/pages.ts'
import { Reloadable } from '../../ui/loading/reloadable.tsx'
import { useActiveCompany } from '../../workspace/dashboard-context.ts'
import { CategoryPay } from './category-pay.tsx'
import { useSearchAround } from './use-search-around.ts'
import type { VacancyAddressing } from './use-vacancy-filter.ts'
import { VacancyCard } from './vacancy-card.tsx'
import { VacancyCount } from './vacancy-count.tsx'
import { vacancyRadii } from './vacancy-filter.ts'

type VacanciesProps = VacancyAddressing & { branch: OrganizationLocation }

/** The jobs around a branch: their number, the median pay of the chosen category, and the list. */
export function Vacancies({ filter, change, branch }: VacanciesProps) {
  const search = useSearchAround(branch, filter)
  // The search statistics count what job seekers look for.
  const query = { ...search, sort: filter.sort, uncounted: true as const }
  const list = usePagesOf(listJobAds, query, undefined, { isKept: true })
  useKeptScroll(list.items !== null)
  if (list.items?.length === 0) return <NoVacancies filter={filter} change={change} branch={branch} />
  return (
    <>
      <Heading filter={filter} branch={branch} />
      {filter.category && <CategoryPay category={filter.category} branch={branch} />}
      <Listed list={list} />
    </>
  )
}

/**
 * The number of jobs, where it arrives, and the area that it counts. It stays while another list loads, so that a change
 * is announced.
 */
function Heading({ filter, branch }: Pick<VacanciesProps, 'filter' | 'branch'>) {
  const t = usePhrases('vacancies')
  const { data, failure } = useQueryOf(countJobAds, { query: useSearchAround(branch, filter) })
  const area = useArea({ filter, branch })
  return (
    <div>
      <VacancyCount total={data?.total ?? null} failure={failure} />
      <p className="text-sm text-ink-2">{t('distances', area)}</p>
    </div>
  )
}

function Listed({ list }: { list: Pages<ListedAd> }) {
  const t = usePhrases('vacancies')
  const { items, failure, reload, hasMore, isLoading, loadMore } = list
  if (!items) return <ShapeOrFailed shape="list" failure={failure} reload={reload} />
  return (
    <Reloadable failure={failure} reload={reload} label={t('title')}>
      <List items={items} />
      {hasMore && <MoreButton isLoading={isLoading} onLoad={loadMore} />}
    </Reloadable>
  )
}

function List({ items }: { items: readonly ListedAd[] }) {
  const now = useNow()
  const { organization } = useActiveCompany()
  return (
    <ul className="job-card-list">
      {items.map((jobAd) => (
        <li key={jobAd.id}>
          <VacancyCard jobAd={jobAd} now={now} isOwn={jobAd.organization.id === organization.id} />
        </li>
      ))}
    </ul>
  )
}

/** Nothing is open in the area: the larger area where there is one, else all categories. */
function NoVacancies({ filter, change, branch }: VacanciesProps) {
  const t = usePhrases('vacancies')
  const format = useFormats()
  const area = useArea({ filter, branch })
  const larger = vacancyRadii.find((radius) => radius > filter.radiusKm)
  return (
    <EmptyState
      title={t('noneTitle')}
      text={t('noneText', area)}
      icon={<MapPinned className="size-7" aria-hidden />}
    >
      {larger ? (
        <Button kind="outline" onClick={() => change({ radiusKm: larger })}>
          {t('within', { radius: format.number(larger) })}
        </Button>
      ) : (
        filter.category && (
          <Button kind="outline" onClick={() => change({ category: null })}>
            {t('allCategories')}
          </Button>
        )
      )}
    </EmptyState>
  )
}

function useArea({ filter, branch }: Pick<VacanciesProps, 'filter' | 'branch'>) {
  const locale = useLocale()
  const format = useFormats()
  return { radius: format.number(filter.radiusKm), branch: isolateName(readIn(locale, branch.name).text) }
}
