import { useCallback } from 'react'
import { usePhrases } from '../i18n/use-phrases.ts'
import { useSite } from '../page/use-site.ts'
import { authFailureText } from './auth-failure-text.ts'

/** The sentences for failures of signing in; forms take them as `sayFailure`. */
export function useAuthFailureText(): (failure: unknown) => string | undefined {
  const t = usePhrases('identity')
  const errors = usePhrases('errors')
  const { supportEmail } = useSite()
  return useCallback(
    (failure: unknown) => authFailureText(failure, { t, errors, supportEmail }),
    [t, errors, supportEmail],
  )
}
