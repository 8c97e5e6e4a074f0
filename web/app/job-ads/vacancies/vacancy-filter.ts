import { type JobCategory, jobCategories } from '@qareeb/contract/job-ads'
import type { OrganizationLocation } from '@qareeb/contract/organization-locations'
import { id } from '@qareeb/contract/values'

/** Kilometres around a branch that the page offers. */
export const vacancyRadii = [25, 50] as const
export type VacancyRadius = (typeof vacancyRadii)[number]

/** Orders of the list; the first is the order of an address that names none. */
export const vacancyOrders = ['closest', 'newest'] as const
export type VacancyOrder = (typeof vacancyOrders)[number]

/** Branch, radius, category and order of the list, and whether it has own ads; the address of the page holds them. */
export type VacancyFilter = {
  /** Null for the branch that the page chooses. */
  locationId: string | null
  radiusKm: VacancyRadius
  category: JobCategory | null
  sort: VacancyOrder
  /** The ads of the company itself are left out. */
  hidesOwn: boolean
}

/** Reads the filter of an address; a value that is not known counts as not given. */
export const readVacancyFilter = (query: URLSearchParams): VacancyFilter => ({
  locationId: id.safeParse(query.get('locationId')).data ?? null,
  radiusKm: vacancyRadii.find((radius) => String(radius) === query.get('radius')) ?? vacancyRadii[0],
  category: jobCategories.find((category) => category === query.get('category')) ?? null,
  sort: vacancyOrders.find((order) => order === query.get('sort')) ?? vacancyOrders[0],
  hidesOwn: query.get('own') === 'hidden',
})

/** The query of the page's address. */
export const toVacancyAddress = ({ locationId, radiusKm, category, sort, hidesOwn }: VacancyFilter) => ({
  locationId: locationId ?? undefined,
  radius: radiusKm === vacancyRadii[0] ? undefined : radiusKm,
  category: category ?? undefined,
  sort: sort === vacancyOrders[0] ? undefined : sort,
  own: hidesOwn ? 'hidden' : undefined,
})

type Branch = Pick<OrganizationLocation, 'id' | 'jobAds'>

/** The branch that the address names; else the one with the most open ads, the latest of several. */
export function chosenBranch<B extends Branch>(branches: readonly B[], locationId: string | null): B | null {
  const named = branches.find((branch) => branch.id === locationId)
  if (named) return named
  const [first = null, ...others] = branches
  return others.reduce(
    (most, branch) => (most && branch.jobAds.open <= most.jobAds.open ? most : branch),
    first,
  )
}

/** A branch, and the company that it belongs to. */
type Around = { branch: Pick<OrganizationLocation, 'lat' | 'lng'>; organizationId: string }

/** The search of the jobs around a branch. Full-remote ads are left out: they lie in no area. */
export const searchAround = (
  { branch: { lat, lng }, organizationId }: Around,
  { radiusKm, category, hidesOwn }: Omit<VacancyFilter, 'locationId' | 'sort'>,
) => ({
  lat,
  lng,
  radius: radiusKm,
  workMode: ['onsite' as const, 'hybrid' as const],
  category: category ? [category] : undefined,
  exceptOrganization: hidesOwn ? organizationId : undefined,
})
