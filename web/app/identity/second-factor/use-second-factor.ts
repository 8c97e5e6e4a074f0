import { useState } from 'react'
import { codeOf } from '../../forms/read-failure.ts'
import {
  AuthError,
  type SecondFactorAnswer,
  type SecondFactorResolver,
  type SentCode,
} from '../auth-client.ts'
import type { TakeOutcome } from '../sign-in/use-sign-in-steps.ts'

export type SecondFactor = {
  /** The code that was sent last. */
  sent: SentCode | null
  /** Sends a code by SMS. @throws AuthError `auth/missing-resolver` once the sign-in is no longer waiting */
  sendCode: () => Promise<void>
  /** Signs in by the code of the SMS. @throws AuthError `auth/missing-verification-id` when none was sent */
  verifySms: (code: string) => Promise<void>
  answer: (answer: SecondFactorAnswer) => Promise<void>
}

/** Holds the resolver of one sign-in, and the id of the code that it has sent. */
export function useSecondFactor(given: SecondFactorResolver, take: TakeOutcome): SecondFactor {
  const [resolver, setResolver] = useState<SecondFactorResolver | null>(given)
  const [sent, setSent] = useState<SentCode | null>(null)

  /** A sign-in waits ten minutes for its second step; after that there is nothing to resolve. */
  const withResolver = async <Result>(run: (resolver: SecondFactorResolver) => Promise<Result>) => {
    if (!resolver) throw new AuthError('auth/missing-resolver')
    try {
      return await run(resolver)
    } catch (error) {
      if (codeOf(error) === 'auth/session-ended') setResolver(null)
      throw error
    }
  }
  const answer = (given: SecondFactorAnswer) => withResolver((resolver) => take(resolver.resolve(given)))

  return {
    sent,
    answer,
    sendCode: async () => setSent(await withResolver((resolver) => resolver.sendCode())),
    async verifySms(code) {
      if (!sent) throw new AuthError('auth/missing-verification-id')
      await answer({ method: 'sms', code, verificationId: sent.verificationId })
    },
  }
}
