import type { RegisterType } from '@qareeb/contract/users'
import { SecondFactorError, type GoogleOutcome, type SecondFactorResolver } from './auth-client.ts'
import { useGoogleOutcome } from './use-google-outcome.ts'

export type GoogleSteps = {
  returnTo: string | null
  /** What the person has said to want an account for; null where nobody was asked. */
  type: RegisterType | null
  /** Somebody begins to sign in. */
  onBegin: () => void
  /** A second factor is wanted. */
  onResolver: (resolver: SecondFactorResolver) => void
}

/** Takes what comes of Google: a session, a person without an account, or a second factor that is wanted. */
export function useGoogleSteps({ returnTo, type, onBegin, onResolver }: GoogleSteps) {
  const goOn = useGoogleOutcome(returnTo, type)
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
