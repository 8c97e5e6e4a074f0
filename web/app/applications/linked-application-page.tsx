import {
  type Application,
  confirmLinkedApplication,
  readLinkedApplication,
  replaceLinkedFile,
  withdrawLinkedApplication,
} from '@qareeb/contract/candidates/applications'
import { Unlink } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Link, useParams } from 'react-router'
import { codeOf } from '../forms/read-failure.ts'
import { usePaths, usePhrases } from '../i18n/use-phrases.ts'
import { pageMeta } from '../page/page-head.ts'
import { pageLoader } from '../page/page-loader.ts'
import { routeHandle } from '../page/route-handle.ts'
import { useCall } from '../session/use-call.ts'
import { useSession } from '../session/use-session.ts'
import { buttonStyle } from '../ui/button-style.ts'
import { EmptyState } from '../ui/empty-state.tsx'
import { LoadingOrFailed } from '../ui/loading/loading-or-failed.tsx'
import { TryAgain } from '../ui/loading/try-again.tsx'
import { TextLink } from '../ui/text-link.tsx'
import { ApplicationView } from './application-view.tsx'
import { ToAccount } from './guest/to-account.tsx'

export const handle = routeHandle({
  phrases: ['applications', 'match', 'files', 'forms', 'identity', 'errors'],
  isPersonal: true,
})

export const loader = pageLoader(async ({ phrases }) => ({
  head: { title: phrases('applications')('linkedTitle'), noindex: true },
}))

export const meta = pageMeta

type Found = { application: Application; hasAccount: boolean } | 'opening' | 'refused' | 'failed'

/** The page of a mailed link: it confirms the address and shows the application, without an account. */
export default function LinkedApplicationPage() {
  const t = usePhrases('applications')
  const shell = usePhrases('shell')
  const { token = '' } = useParams()
  const call = useCall()
  const [found, show, again] = useLinked(token)
  return (
    <div className="mx-auto w-full max-w-3xl px-4 py-8 sm:px-6">
      <h1 className="mb-5 text-2xl font-semibold">{t('linkedTitle')}</h1>
      {found === 'opening' && (
        <div aria-busy>
          <p role="status" className="sr-only">
            {t('opening')}
          </p>
          <LoadingOrFailed lines={6} />
        </div>
      )}
      {found === 'refused' && <Refused />}
      {found === 'failed' && <TryAgain failure={shell('notLoadedText')} onAgain={again} />}
      {typeof found === 'object' && (
        <div className="grid gap-5">
          <ApplicationView
            application={found.application}
            onWithdraw={async () => {
              const application = await call(withdrawLinkedApplication, { body: { token } })
              show({ ...found, application })
            }}
            onReplaceFile={async (file) => {
              const application = await call(replaceLinkedFile, { body: { token, file } })
              show({ ...found, application })
            }}
            onNewTicket={async () => {
              const next = await call(readLinkedApplication, { body: { token } })
              show(next)
              return next.application.evaluationTicket
            }}
          />
          <ToAccount token={token} email={found.application.sent.email} hasAccount={found.hasAccount} />
        </div>
      )}
    </div>
  )
}

/** The ways on from a link that opens nothing: the mailed link itself, the account of that address, other jobs, questions. */
function Refused() {
  const t = usePhrases('applications')
  const shell = usePhrases('shell')
  const paths = usePaths()
  const isGuest = useSession() === null
  return (
    <EmptyState
      title={t('invalidTitle')}
      text={isGuest ? `${t('invalidText')} ${t('invalidNext')}` : t('invalidText')}
      icon={<Unlink className="size-6" aria-hidden />}
    >
      <Link
        to={isGuest ? paths.login({ returnTo: paths.applications() }) : paths.applications()}
        className={buttonStyle({})}
      >
        {t(isGuest ? 'signIn' : 'toApplications')}
      </Link>
      <TextLink to={paths.search()}>{t('findJobs')}</TextLink>
      <TextLink to={paths.page('faq')}>{shell('page.faq')}</TextLink>
    </EmptyState>
  )
}

/** Confirms the address by the token and reads the application; only a refusal concerns the link. */
function useLinked(token: string) {
  const call = useCall()
  const [found, show] = useState<Found>('opening')
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    let isWanted = true
    const open = async () => {
      await call(confirmLinkedApplication, { body: { token } })
      return call(readLinkedApplication, { body: { token } })
    }
    open().then(
      (answer) => isWanted && show(answer),
      (failure: unknown) => isWanted && show(isRefusal(failure) ? 'refused' : 'failed'),
    )
    return () => {
      isWanted = false
    }
  }, [call, token, attempt])
  const again = () => {
    show('opening')
    setAttempt(attempt + 1)
  }
  return [found, show, again] as const
}

/** A link that was cut short is refused as a value that no token has. */
const isRefusal = (failure: unknown) =>
  ['application.linkInvalid', 'request.invalid'].includes(codeOf(failure) ?? '')
