import {
  getApplication,
  listApplications,
  replaceApplicationFile,
  withdrawApplication,
} from '@qareeb/contract/candidates/applications'
import { ArrowLeft } from 'lucide-react'
import { Link, useNavigate } from 'react-router'
import { useMutationOf } from '../data/use-mutation-of.ts'
import { useQueryOf } from '../data/use-query-of.ts'
import { usePaths, usePhrases } from '../i18n/use-phrases.ts'
import { noteApplied } from '../session/applied-store.ts'
import { useCall } from '../session/use-call.ts'
import { cx } from '../ui/cx.ts'
import { LoadingOrFailed } from '../ui/loading/loading-or-failed.tsx'
import { ApplicationView } from './application-view.tsx'

/** The answer that a withdrawal and another file make old. */
const changes = [listApplications] as const

type OpenApplicationProps = { applicationId: string; group: string | undefined; className: string }

/** The chosen application of the reader. */
export function OpenApplication({ applicationId, group, className }: OpenApplicationProps) {
  const t = usePhrases('applications')
  const paths = usePaths()
  const call = useCall()
  const navigate = useNavigate()
  const params = { applicationId }
  const { data, failure, reload, replace } = useQueryOf(getApplication, { params })
  const withdraw = useMutationOf(withdrawApplication, { changes })
  const replaceFile = useMutationOf(replaceApplicationFile, { changes })
  return (
    <div className={cx('grid gap-3', className)}>
      <Link
        to={paths.applications(undefined, group)}
        className="inline-flex min-h-11 items-center gap-2 text-brand lg:hidden"
      >
        <ArrowLeft className="flip-rtl size-5" aria-hidden />
        {t('back')}
      </Link>
      {data ? (
        <ApplicationView
          application={data}
          onWithdraw={async () => {
            // The list takes another order: the address keeps this one open.
            await navigate(paths.applications(applicationId, group), {
              replace: true,
              preventScrollReset: true,
            })
            replace(await withdraw({ params }))
            noteApplied(data.jobAd.id, null)
          }}
          onReplaceFile={async (file) => replace(await replaceFile({ params, body: { file } }))}
          onNewTicket={async () => {
            const application = await call(getApplication, { params })
            replace(application)
            return application.evaluationTicket
          }}
        />
      ) : (
        <LoadingOrFailed lines={6} failure={failure} reload={reload} />
      )}
    </div>
  )
}
