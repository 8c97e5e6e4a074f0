import type { RegisterType } from '@qareeb/contract/users'
import { SecondFactorError, type SecondFactorResolver, type SignInOutcome } from '../auth-client.ts'
import { useSignInOutcome } from './use-sign-in-outcome.ts'

export type SignInSteps = {
  returnTo: string | null
  /** The type of account that the person chose; null where they were not asked. */
  type: RegisterType | null
  /** Called before each step. */
  onBegin: () => void
  /** Called when a second factor is needed. */
  onResolver: (resolver: SecondFactorResolver) => void
}

/** Handles the outcome of a running sign-in; throws every failure but a second factor that is needed. */
export type TakeOutcome = (outcome: Promise<SignInOutcome>) => Promise<void>

/** Handles the outcome of each step: calls `onResolver` when a second factor is needed, otherwise continues the sign-in. */
export function useSignInSteps({ returnTo, type, onBegin, onResolver }: SignInSteps): TakeOutcome {
  const continueWith = useSignInOutcome(returnTo, type)
  return async (outcome) => {
    onBegin()
    try {
      continueWith(await outcome)
    } catch (failure) {
      if (!(failure instanceof SecondFactorError)) throw failure
      onResolver(failure.resolver)
    }
  }
}
