import { SecondFactorError, type GoogleOutcome, type SecondFactorResolver } from './auth-client.ts'
import { useGoogleOutcome } from './use-google-outcome.ts'

export type GoogleSteps = {
  returnTo: string | null
  /** Somebody begins to sign in. */
  onBegin: () => void
  /** A second factor is wanted. */
  onResolver: (resolver: SecondFactorResolver) => void
}

/** Takes what comes of Google: a session, a person without an account, or a second factor that is wanted. */
export function useGoogleSteps({ returnTo, onBegin, onResolver }: GoogleSteps) {
  const goOn = useGoogleOutcome(returnTo)
  return async (outcome: Promise<GoogleOutcome>): Promise<void> => {
    onBegin()
    try {
      goOn(await outcome)
    } catch (failure) {
      if (!(failure instanceof SecondFactorError)) throw failure
      onResolver(failure.resolver)
    }
  }
}
