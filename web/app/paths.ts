import type { CompanyList } from '@qareeb/contract/administration'
import type { ApplicantOrder, PromisedAnswer } from '@qareeb/contract/candidates/applicants'
import { cityPresets, type PresetCity } from '@qareeb/contract/cities'
import type { JobCategory, PublicJobAd } from '@qareeb/contract/job-ads'
import type { JobAdOrder } from '@qareeb/contract/job-ads/job-ad-life'
import { defaultLocale, type Locale } from '@qareeb/contract/locale'
import type { ListQuery, SearchFilters } from '@qareeb/contract/search/filters'
import type { RegisterType } from '@qareeb/contract/users'
import { writePlaces } from './map/written-places.ts'
import { toQueryString } from './query-string.ts'

/** A part of the page of an ad, its candidates by a filter, or one of them. */
type JobAdAddress = { candidate?: string; part?: 'details' | 'numbers'; state?: 'new'; waiting?: 'long' }

/** A filter of the people who applied to a company. */
type ApplicantsAddress = {
  state?: string
  waiting?: 'long'
  promised?: PromisedAnswer
  sort?: ApplicantOrder
}

/** The query of the search page: that of the list, and the position of the map. */
export type SearchAddress = { [Name in keyof ListQuery]?: ListQuery[Name] | undefined } & {
  zoom?: number | undefined
}

/** The query of the sign-in page. */
export type LoginAddress = { returnTo?: string | undefined; ended?: 'expired' | 'disabled' | undefined }

/** The query of a company's list of job ads. */
export type JobAdListAddress = {
  state?: 'active' | 'inactive' | undefined
  q?: string | undefined
  locationId?: string | undefined
  endsWithinDays?: number | undefined
  sort?: JobAdOrder | undefined
}

/** The query of the sign-up page; `invitation` is the token of one, which decides the type too. */
type RegisterAddress = {
  type?: RegisterType | undefined
  returnTo?: string | undefined
  invitation?: string | undefined
}

/** Pages of text, by their paths. */
export type ReadingPage =
  | 'about'
  | 'partner'
  | 'blog'
  | 'faq'
  | 'account-deletion-manual'
  | 'privacy-policy'
  | 'terms-and-conditions'

/** Links to a company's own job ads and those who applied for them. */
const jobAdPathsIn = (prefix: string) => ({
  /** The company's own job ads. */
  jobAds: (address: JobAdListAddress = {}) => `${prefix}/dashboard/ads${toQueryString(address)}`,
  drafts: (address: Omit<JobAdListAddress, 'state'> = {}) =>
    `${prefix}/dashboard/drafts${toQueryString(address)}`,
  /** Open jobs of all companies around the branches of the company. */
  vacancies: () => `${prefix}/dashboard/vacancies`,
  /** One of the own ads, with its candidates and its history. */
  dashboardJobAd: (id: string, address: JobAdAddress = {}) =>
    `${prefix}/dashboard/job-ad/${encodeURIComponent(id)}${toQueryString(address)}`,
  /** Everybody who applied for any of them. */
  applicants: (address: ApplicantsAddress = {}) => `${prefix}/dashboard/candidates${toQueryString(address)}`,
  /**
   * The form: of a new ad, of the ad that is named, or of a copy of it; with its preview open, or with the fields marked
   * that keep it from being published.
   */
  jobAdForm: (address: { id?: string; republish?: true; preview?: true; check?: true } = {}) =>
    `${prefix}/dashboard/job-ad-form${toQueryString(address)}`,
})

/** The data of still maps, with names in one language. */
const stillPathsIn = (locale: Locale) => ({
  /** The picture of the map of a search. */
  stillMap: (filters: SearchFilters, theme: 'light' | 'dark') =>
    `/still-map${toQueryString({ ...filters, locale, theme })}`,
  /** The drawing of a still map around a point. */
  locator: (point: { lat: number; lng: number }) => `/locator${toQueryString({ ...point, locale })}`,
  /** The same around several places. */
  locatorOf: (places: readonly { lat: number; lng: number }[]) =>
    `/locator${toQueryString({ places: writePlaces(places), locale })}`,
})

/** Links to the search page. */
const searchPathsIn = (prefix: string) => ({
  search: (address: SearchAddress = {}) => `${prefix}/search${toQueryString(address)}`,
  /** The filters as a page of their own, for browsers without scripts. */
  searchFilters: (address: SearchAddress) => `${prefix}/search/filters${toQueryString(address)}`,
  /** The search in one of the cities that are always offered. */
  searchIn: (city: PresetCity, address: SearchAddress = {}) =>
    `${prefix}/search${toQueryString({ city, ...cityPresets[city], ...address })}`,
  category: (category: JobCategory, city?: PresetCity) =>
    `${prefix}/search${toQueryString({ city, ...(city && cityPresets[city]), category: [category] })}`,
})

/** Every internal link of one language. */
export function pathsIn(locale: Locale) {
  const prefix = locale === defaultLocale ? '' : `/${locale}`
  return {
    home: (city?: string) => (prefix || '/') + toQueryString({ city }),
    ...searchPathsIn(prefix),
    /** @param slug slug of the ad in this language, or its id */
    jobAd: (slug: string, locationId?: string) =>
      `${prefix}/job/${encodeURIComponent(slug)}${toQueryString({ locationId })}`,
    /** @param ended why the last session is over, when it was not the person's own doing */
    login: (address: LoginAddress = {}) => `${prefix}/login${toQueryString(address)}`,
    register: (address: RegisterAddress = {}) => `${prefix}/register${toQueryString(address)}`,
    /** The page of an invitation, by the token of its mail. */
    invite: (token?: string) => `${prefix}/invite${toQueryString({ token })}`,
    registerGoogle: () => `${prefix}/register/google`,
    forgotPassword: () => `${prefix}/forgot-password`,
    resetPassword: (token: string) => `${prefix}/reset-password?${new URLSearchParams({ token }).toString()}`,
    verifyEmail: () => `${prefix}/verify-email`,
    profile: () => `${prefix}/profile`,
    changeEmail: () => `${prefix}/change-email`,
    favorites: () => `${prefix}/favorites`,
    /** The reader's own applications. @param open the one that is shown beside the list @param group part of the list */
    applications: (open?: string, group?: string) =>
      `${prefix}/applications${toQueryString({ group, application: open })}`,
    /** The reader's application for an ad. */
    applicationFor: (jobAdId: string) => `${prefix}/applications${toQueryString({ ad: jobAdId })}`,
    dashboard: () => `${prefix}/dashboard`,
    dashboardProfile: () => `${prefix}/dashboard/profile`,
    /** @param organizationId the company that a platform administrator looks at */
    companyDetails: (organizationId?: string) =>
      `${prefix}/dashboard/company-details${toQueryString({ organizationId })}`,
    /** @param organizationId as above */
    companyLocations: (organizationId?: string) =>
      `${prefix}/dashboard/company-locations${toQueryString({ organizationId })}`,
    ...jobAdPathsIn(prefix),
    manageUsers: () => `${prefix}/dashboard/manage-users`,
    packages: () => `${prefix}/dashboard/packages`,
    support: () => `${prefix}/dashboard/support`,
    settings: () => `${prefix}/dashboard/settings`,
    createCompany: () => `${prefix}/dashboard/create-company`,
    admin: () => `${prefix}/admin`,
    adminCompanies: (address: { list?: CompanyList; q?: string | undefined } = {}) =>
      `${prefix}/admin/companies${toQueryString(address)}`,
    adminCompany: (id: string) => `${prefix}/admin/companies/${id}`,
    adminUsers: (address: { q?: string } = {}) => `${prefix}/admin/users${toQueryString(address)}`,
    adminAudit: (address: { person?: string; organization?: string } = {}) =>
      `${prefix}/admin/audit${toQueryString(address)}`,
    adminTasks: () => `${prefix}/admin/tasks`,
    adminAnalytics: () => `${prefix}/admin/analytics`,
    adminMail: () => `${prefix}/admin/mail`,
    activity: () => `${prefix}/dashboard/activity`,
    /** The public page of a company. @param slug of the company, alike in both languages */
    company: (slug: string) => `${prefix}/companies/${encodeURIComponent(slug)}`,
    /** A page of text. */
    page: (page: ReadingPage) => `${prefix}/${page}`,
    /** The posts as RSS. */
    feed: () => `${prefix}/blog/rss.xml`,
    /** A post of the blog. @param slug of the post in this language */
    post: (slug: string) => `${prefix}/blog/${encodeURIComponent(slug)}`,
    ...stillPathsIn(locale),
  }
}

export type Paths = ReturnType<typeof pathsIn>

/** The language of a page, read from its path alone. */
export const localeOf = (pathname: string): Locale =>
  pathname === '/en' || pathname.startsWith('/en/') ? 'en' : 'ar'

/** The path of the same page in a language, for pages whose paths differ by the prefix alone. */
export function pathInLocale(pathname: string, locale: Locale): string {
  const bare = localeOf(pathname) === 'en' ? pathname.slice('/en'.length) || '/' : pathname
  if (locale === defaultLocale) return bare
  return bare === '/' ? `/${locale}` : `/${locale}${bare}`
}

/** The slug of an ad on the pages of a language: its own there, else the one it has, else its id. */
export function slugIn(locale: Locale, { slugs, id }: Pick<PublicJobAd, 'slugs' | 'id'>): string {
  return slugs[locale] ?? slugs.ar ?? slugs.en ?? id
}
