/**
 * Pages whose views are counted, with the pattern of their address. Pages with a token in the address and
 * the step that Google's sign-in returns to are not counted, nor is administration, whose readers count for nothing.
 */
export const measuredPages = {
  home: '/',
  search: '/search',
  'search-filters': '/search/filters',
  'job-ad': '/job/:id',
  company: '/companies/:slug',
  profile: '/profile',
  favorites: '/favorites',
  applications: '/applications',
  login: '/login',
  register: '/register',
  'forgot-password': '/forgot-password',
  overview: '/dashboard',
  'job-ads': '/dashboard/ads',
  vacancies: '/dashboard/vacancies',
  drafts: '/dashboard/drafts',
  applicants: '/dashboard/candidates',
  'dashboard-job-ad': '/dashboard/job-ad/:id',
  'job-ad-form': '/dashboard/job-ad-form',
  'company-locations': '/dashboard/company-locations',
  'company-details': '/dashboard/company-details',
  'manage-users': '/dashboard/manage-users',
  'create-company': '/dashboard/create-company',
  packages: '/dashboard/packages',
  support: '/dashboard/support',
  settings: '/dashboard/settings',
  activity: '/dashboard/activity',
  'dashboard-profile': '/dashboard/profile',
  about: '/about',
  partner: '/partner',
  blog: '/blog',
  post: '/blog/:slug',
  faq: '/faq',
  'account-deletion': '/account-deletion-manual',
  'privacy-policy': '/privacy-policy',
  terms: '/terms-and-conditions',
} as const
export type MeasuredPage = keyof typeof measuredPages
// The keys of an object that is written here.
export const measuredPageNames = Object.keys(measuredPages) as MeasuredPage[]

/** The longest time on a page that is counted, in seconds. */
export const mostPageSeconds = 1_800
