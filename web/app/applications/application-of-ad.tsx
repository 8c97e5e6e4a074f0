import { listAppliedJobAds } from '@qareeb/contract/candidates/applications'
import { Navigate } from 'react-router'
import { useQueryOf } from '../data/use-query-of.ts'
import { usePaths } from '../i18n/use-phrases.ts'
import { ShapeOrFailed } from '../ui/loading/page-shape.tsx'

/** Leads to the reader's application for an ad; without one, to the list. */
export function ApplicationOfAd({ jobAdId }: { jobAdId: string }) {
  const paths = usePaths()
  const { data, failure, reload } = useQueryOf(listAppliedJobAds, {}, { isFresh: true })
  if (!data) return <ShapeOrFailed shape="list" failure={failure} reload={reload} />
  const found = data.items.find((one) => one.jobAdId === jobAdId)
  return <Navigate to={paths.applications(found?.applicationId)} replace />
}
