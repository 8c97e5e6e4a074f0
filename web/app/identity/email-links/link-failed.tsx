import { Unlink } from 'lucide-react'
import type { ReactNode } from 'react'
import { ApiError } from '../../http/api.ts'
import { errorText } from '../../http/error-text.ts'
import { usePhrases } from '../../i18n/use-phrases.ts'
import { Button } from '../../ui/button.tsx'
import { AuthMark } from '../auth-mark.tsx'
import { AuthPage } from '../auth-page.tsx'

type LinkFailedProps = {
  title: string
  text: string
  /** A failure other than a refused link; the person may try again. */
  failure?: unknown
  onAgain?: () => void
  children?: ReactNode
}

/** Whether it was the link that was refused, and not the way to the server that failed. */
export const isRefusedLink = (failure: unknown): boolean =>
  failure instanceof ApiError && failure.status === 400

/** Whether the link needs a sign-in before it is opened again. */
export const isOtherBrowser = (failure: unknown): boolean =>
  failure instanceof ApiError && failure.body?.code === 'user.otherBrowser'

/** A mailed link that failed. */
export function LinkFailed({ title, text, failure, onAgain, children }: LinkFailedProps) {
  const t = usePhrases('identity')
  const errors = usePhrases('errors')
  const isRefused = failure === undefined || isRefusedLink(failure)
  const unchecked = isOtherBrowser(failure) ? t('linkNeedsSignIn') : t('linkUnchecked')
  return (
    <AuthPage
      mark={<AuthMark tone="bad" Icon={Unlink} />}
      title={isRefused ? title : unchecked}
      lead={<span role="status">{isRefused ? text : errorText(failure, errors)}</span>}
    >
      <div className="grid gap-3">
        {!isRefused && !isOtherBrowser(failure) && onAgain && (
          <Button size="large" onClick={onAgain}>
            {t('tryAgain')}
          </Button>
        )}
        {(isRefused || isOtherBrowser(failure)) && children}
      </div>
    </AuthPage>
  )
}
