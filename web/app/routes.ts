import type { RouteConfig } from '@react-router/dev/routes'
import { index, prefix, route } from '@react-router/dev/routes'

type RouteId = (name: string) => { id: string }

/** Pages of a company's people. */
const dashboardPages = (id: RouteId) =>
  route('dashboard', 'dashboard/dashboard-layout.tsx', id('dashboard'), [
    index('dashboard/overview/overview-page.tsx', id('overview')),
    route('ads', 'job-ads/list/job-ads-page.tsx', id('job-ads')),
    route('vacancies', 'job-ads/vacancies/vacancies-page.tsx', id('vacancies')),
    route('drafts', 'job-ads/list/job-ads-page.tsx', id('drafts')),
    route('candidates', 'candidates/across/applicants-page.tsx', id('applicants')),
    route('job-ad/:id', 'candidates/candidates-page.tsx', id('dashboard-job-ad')),
    route('job-ad-form', 'job-ad-form/job-ad-form-page.tsx', id('job-ad-form')),
    route(
      'company-locations',
      'organization-locations/organization-locations-page.tsx',
      id('company-locations'),
    ),
    route('company-details', 'organizations/details/organization-details-page.tsx', id('company-details')),
    route('manage-users', 'team/manage-users-page.tsx', id('manage-users')),
    route('create-company', 'organizations/details/create-organization-page.tsx', id('create-company')),
    route('packages', 'organizations/plan/packages-page.tsx', id('packages')),
    route('support', 'organizations/settings/support-page.tsx', id('support')),
    route('settings', 'organizations/settings/settings-page.tsx', id('settings')),
    route('activity', 'audit/activity-page.tsx', id('activity')),
    route('profile', 'users/dashboard-profile-page.tsx', id('dashboard-profile')),
  ])

/** Pages of platform administrators. */
const administrationPages = (id: RouteId) =>
  route('admin', 'administration/administration-layout.tsx', id('administration'), [
    index('administration/overview/overview-page.tsx', id('admin')),
    route('companies', 'administration/organizations/organizations-page.tsx', id('admin-companies')),
    route('companies/:id', 'administration/organizations/organization-page.tsx', id('admin-company')),
    route('users', 'administration/users/users-page.tsx', id('admin-users')),
    route('audit', 'administration/audit/audit-page.tsx', id('admin-audit')),
    route('analytics', 'administration/analytics/analytics-page.tsx', id('admin-analytics')),
    route('tasks', 'administration/tasks/tasks-page.tsx', id('admin-tasks')),
    route('mail', 'administration/mail/mail-page.tsx', id('admin-mail')),
  ])

/** Every page, once for each language: Arabic without a prefix, English under `/en`. */
const pages = (locale: 'ar' | 'en') => {
  const id = (name: string) => ({ id: `${name}-${locale}` })
  return [
    index('home/home-page.tsx', id('home')),
    route('search', 'search/search-page.tsx', id('search')),
    route('search/filters', 'search/filters/filters-page.tsx', id('search-filters')),
    route('job/:id', 'job-ads/page/job-ad-page.tsx', id('job-ad')),
    route('companies/:slug', 'organizations/public-page/organization-page.tsx', id('company')),
    route('profile', 'users/profile-page.tsx', id('profile')),
    route('change-email', 'users/change-email-page.tsx', id('change-email')),
    route('favorites', 'favorites-page/favorites-page.tsx', id('favorites')),
    route('applications', 'applications/applications-page.tsx', id('applications')),
    route('applications/:token', 'applications/linked-application-page.tsx', id('linked-application')),
    route('login', 'identity/sign-in/login-page.tsx', id('login')),
    route('register', 'team/register-page.tsx', id('register')),
    route('register/google', 'identity/google/register-google-page.tsx', id('register-google')),
    route('forgot-password', 'identity/password/forgot-password-page.tsx', id('forgot-password')),
    route('reset-password', 'identity/password/reset-password-page.tsx', id('reset-password')),
    route('verify-email', 'identity/email-links/verify-email-page.tsx', id('verify-email')),
    route('invite', 'team/invite-page.tsx', id('invite')),
    route(
      'change-email/confirm',
      'identity/email-links/change-email-confirm-page.tsx',
      id('change-email-confirm'),
    ),
    route('change-email/undo', 'identity/email-links/change-email-undo-page.tsx', id('change-email-undo')),
    dashboardPages(id),
    administrationPages(id),
    route('about', 'reading/about/about-page.tsx', id('about')),
    route('partner', 'reading/partner/partner-page.tsx', id('partner')),
    route('blog', 'blog/blog-page.tsx', id('blog')),
    route('blog/:slug', 'blog/post-page.tsx', id('post')),
    route('faq', 'reading/faq/faq-page.tsx', id('faq')),
    route(
      'account-deletion-manual',
      'reading/account-deletion/account-deletion-manual-page.tsx',
      id('account-deletion'),
    ),
    route('privacy-policy', 'legal/privacy-policy-page.tsx', id('privacy-policy')),
    route('terms-and-conditions', 'legal/terms-and-conditions-page.tsx', id('terms')),
  ]
}

export default [
  ...pages('ar'),
  ...prefix('en', pages('en')),
  route('still-map', 'search/still-map/still-map-route.ts'),
  route('locator', 'map/locator/locator-route.ts'),
  route('phrases/:locale/:nouns/:version', 'i18n/phrases-route.ts'),
  route('*', 'shell/not-found-page.tsx'),
] satisfies RouteConfig
