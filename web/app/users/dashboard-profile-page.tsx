import { usePaths, usePhrases } from '../i18n/use-phrases.ts'
import { pageMeta } from '../page/page-head.ts'
import { pageLoader } from '../page/page-loader.ts'
import { routeHandle } from '../page/route-handle.ts'
import { useDashboard } from '../workspace/dashboard-context.ts'
import { PageTop } from '../workspace/page-top.tsx'
import { OwnProfileSections } from './own-profile-sections.tsx'

export const handle = routeHandle({
  phrases: ['users', 'secondFactor', 'identity', 'files'],
  shape: 'sections',
})

export const loader = pageLoader(async ({ phrases }) => ({
  head: { title: phrases('users')('title'), noindex: true },
}))

export const meta = pageMeta

/** The profile of somebody who works for a company, without leaving the dashboard. */
export default function ProfilePage() {
  const t = usePhrases('dashboard')
  const paths = usePaths()
  const { active } = useDashboard()
  return (
    <>
      <PageTop
        title={t('profile')}
        crumbs={active ? [{ to: paths.dashboard(), label: t('overview') }] : []}
      />
      <OwnProfileSections />
    </>
  )
}
