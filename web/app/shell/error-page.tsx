import { useEffect } from 'react'
import { useRouteError } from 'react-router'
import { usePaths, usePhrases } from '../i18n/use-phrases.ts'
import { whenAnswersAgain } from '../page/lazy/answers-again.ts'
import { buttonStyle } from '../ui/button-style.ts'
import { describeFailure, type Failure } from './failure.ts'
import { MessagePage } from './message-page.tsx'
import { NotFoundMessage } from './not-found-message.tsx'

/** Stands in place of a page that could not be made or shown. */
export function ErrorPage() {
  const error = useRouteError()
  const isOnline = typeof navigator === 'undefined' || navigator.onLine
  const failure = describeFailure(error, isOnline)

  return failure.kind === 'notFound' ? <NotFoundMessage /> : <FailureMessage failure={failure} />
}

function FailureMessage({ failure }: { failure: Failure }) {
  const t = usePhrases('shell')
  const paths = usePaths()
  useReloadOnReturn(failure.kind === 'offline')

  const titles = {
    offline: t('offline'),
    notLoaded: t('pageNotLoaded'),
    unexpected: t('somethingWrong'),
    notFound: '',
  }
  const texts = {
    offline: t('offlineText'),
    notLoaded: t('notLoadedText'),
    unexpected: failure.message,
    notFound: undefined,
  }
  return (
    <MessagePage title={titles[failure.kind]} text={texts[failure.kind]}>
      {failure.code && <p className="text-sm text-ink-3">{t('errorCode', { code: failure.code })}</p>}
      <div className="flex flex-wrap justify-center gap-3">
        <button type="button" className={buttonStyle({})} onClick={() => window.location.reload()}>
          {t('tryAgain')}
        </button>
        <a href={paths.home()} className={buttonStyle({ kind: 'outline' })}>
          {t('backHome')}
        </a>
      </div>
    </MessagePage>
  )
}

/** Loads the page again as soon as the connection is back. */
function useReloadOnReturn(isOffline: boolean) {
  useEffect(() => {
    if (!isOffline) return undefined
    return whenAnswersAgain(() => window.location.reload(), { atOnce: false })
  }, [isOffline])
}
