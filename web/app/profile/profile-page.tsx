import { getOwnProfile } from '@qareeb/contract/users'
import type { BoundCall } from '../api.ts'
import { routeHandle } from '../i18n/route-handle.ts'
import { usePhrases } from '../i18n/use-phrases.ts'
import { SignedInOnly } from '../identity/signed-in-only.tsx'
import { pageMeta } from '../page-head.ts'
import { pageLoader } from '../page-loader.ts'
import { type Failing, LoadingOrFailed } from '../ui/loading-or-failed.tsx'
import { useLoaded } from '../use-loaded.ts'
import { ProfileSections } from './profile-sections.tsx'

export const handle = routeHandle({
  phrases: ['profile', 'secondFactor', 'identity', 'forms', 'files', 'errors'],
  isPersonal: true,
})

export const loader = pageLoader(async ({ phrases }) => ({
  head: { title: phrases('profile')('title'), noindex: true },
}))

export const meta = pageMeta

const load = (call: BoundCall) => call(getOwnProfile, {})

/** Everything that is the reader's own. The server sends the frame; what is personal arrives in the browser. */
export default function ProfilePage() {
  const t = usePhrases('profile')
  return (
    <div className="mx-auto w-full max-w-5xl px-4 py-8 sm:px-6 lg:py-12">
      <h1 className="text-3xl font-semibold">{t('title')}</h1>
      <SignedInOnly fallback={<Waiting />}>{() => <Profile />}</SignedInOnly>
    </div>
  )
}

function Profile() {
  const { data, replace, failure, reload } = useLoaded(load)
  if (!data) return <Waiting failure={failure} reload={reload} />
  return <ProfileSections profile={data} onChange={replace} />
}

const Waiting = (state: Partial<Failing>) => (
  <div className="mt-8 max-w-3xl rounded-l border border-line bg-surface p-7">
    <LoadingOrFailed {...state} lines={6} />
  </div>
)
