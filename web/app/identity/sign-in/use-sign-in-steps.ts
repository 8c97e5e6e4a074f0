import type { RegisterType } from '@qareeb/contract/users'
import { SecondFactorError, type SecondFactorResolver, type SignInOutcome } from '../auth-client.ts'
import { useSignInOutcome } from './use-sign-in-outcome.ts'

export type SignInSteps = {
  returnTo: string | null
  /** The type of account that the person chose; null where they were not asked. */
  type: RegisterType | null
  /** Somebody begins to sign in. */
  onBegin: () => void
  /** A second factor is wanted. */
  onResolver: (resolver: SecondFactorResolver) => void
}

/** The page's reactions to a running sign-in; other failures are the caller's. */
export type TakeOutcome = (outcome: Promise<SignInOutcome>) => Promise<void>

/** Takes what comes of a step: a session, a person without an account, or a second factor that is wanted. */
export function useSignInSteps({ returnTo, type, onBegin, onResolver }: SignInSteps): TakeOutcome {
  const goOn = useSignInOutcome(returnTo, type)
  return async (outcome) => {
    onBegin()
    try {
      goOn(await outcome)
    } catch (failure) {
      if (!(failure instanceof SecondFactorError)) throw failure
      onResolver(failure.resolver)
    }
  }
}
