import { useSearchParams } from 'react-router'
import { SignedInOnly } from '../data/signed-in-only.tsx'
import { usePhrases } from '../i18n/use-phrases.ts'
import { isOtherPath } from '../page/is-other-path.ts'
import { pageMeta } from '../page/page-head.ts'
import { pageLoader } from '../page/page-loader.ts'
import { routeHandle } from '../page/route-handle.ts'
import { ShapeOrFailed } from '../ui/loading/page-shape.tsx'
import { ApplicationOfAd } from './application-of-ad.tsx'
import { OwnApplications } from './own-applications.tsx'

export const handle = routeHandle({
  phrases: ['applications', 'match', 'files', 'forms', 'errors'],
  isPersonal: true,
})

export const loader = pageLoader(async ({ phrases }) => ({
  head: { title: phrases('applications')('title'), noindex: true },
}))

export const meta = pageMeta

export const shouldRevalidate = isOtherPath

/** The reader's own applications with their timelines. */
export default function ApplicationsPage() {
  const t = usePhrases('applications')
  const jobAdId = useSearchParams()[0].get('ad')
  return (
    <div className="mx-auto w-full max-w-6xl px-4 py-8 sm:px-6 lg:py-10">
      <h1 className="text-3xl font-semibold">{t('title')}</h1>
      <div className="mt-6">
        <SignedInOnly fallback={<ShapeOrFailed shape="list" />}>
          {() => (jobAdId === null ? <OwnApplications /> : <ApplicationOfAd jobAdId={jobAdId} />)}
        </SignedInOnly>
      </div>
    </div>
  )
}
