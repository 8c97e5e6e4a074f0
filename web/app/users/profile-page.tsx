import { SignedInOnly } from '../data/signed-in-only.tsx'
import { usePaths, usePhrases } from '../i18n/use-phrases.ts'
import { pageMeta } from '../page/page-head.ts'
import { pageLoader } from '../page/page-loader.ts'
import { routeHandle } from '../page/route-handle.ts'
import { TextLink } from '../ui/text-link.tsx'
import { OwnProfileSections, ProfileWaiting } from './own-profile-sections.tsx'

export const handle = routeHandle({
  phrases: ['users', 'secondFactor', 'identity', 'forms', 'files', 'errors'],
  isPersonal: true,
})

export const loader = pageLoader(async ({ phrases }) => ({
  head: { title: phrases('users')('title'), noindex: true },
}))

export const meta = pageMeta

/** The reader's own data. The server sends the frame; personal data arrives in the browser. */
export default function ProfilePage() {
  const t = usePhrases('users')
  const shell = usePhrases('shell')
  return (
    <div className="mx-auto w-full max-w-5xl px-4 py-8 sm:px-6 lg:py-12">
      <h1 className="text-3xl font-semibold">{t('title')}</h1>
      <div className="mt-8">
        <SignedInOnly fallback={<ProfileWaiting />}>{() => <OwnProfileSections />}</SignedInOnly>
      </div>
      <p className="mt-8">
        <TextLink to={`${usePaths().page('faq')}#password`}>{shell('page.faq')}</TextLink>
      </p>
    </div>
  )
}
