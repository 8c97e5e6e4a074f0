import {
  getApplication,
  listApplications,
  listAppliedJobAds,
  withdrawApplication,
} from '@qareeb/contract/candidates/applications'
import { ArrowLeft } from 'lucide-react'
import { Link } from 'react-router'
import { useMutationOf } from '../data/use-mutation-of.ts'
import { useQueryOf } from '../data/use-query-of.ts'
import { usePaths, usePhrases } from '../i18n/use-phrases.ts'
import { cx } from '../ui/cx.ts'
import { LoadingOrFailed } from '../ui/loading/loading-or-failed.tsx'
import { ApplicationView } from './application-view.tsx'

/** Answers that a withdrawal makes old. */
const changes = [listApplications, listAppliedJobAds] as const

/** The chosen application of the reader. */
export function OpenApplication({ applicationId, className }: { applicationId: string; className: string }) {
  const t = usePhrases('applications')
  const paths = usePaths()
  const params = { applicationId }
  const { data, failure, reload, replace } = useQueryOf(getApplication, { params })
  const withdraw = useMutationOf(withdrawApplication, { changes })
  return (
    <div className={cx('grid gap-3', className)}>
      <Link
        to={paths.applications()}
        className="inline-flex min-h-11 items-center gap-2 text-brand lg:hidden"
      >
        <ArrowLeft className="flip-rtl size-5" aria-hidden />
        {t('back')}
      </Link>
      {data ? (
        <ApplicationView application={data} onWithdraw={async () => replace(await withdraw({ params }))} />
      ) : (
        <LoadingOrFailed lines={6} failure={failure} reload={reload} />
      )}
    </div>
  )
}
