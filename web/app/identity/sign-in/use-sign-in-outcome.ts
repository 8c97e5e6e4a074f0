import type { RegisterType } from '@qareeb/contract/users'
import { useNavigate } from 'react-router'
import { usePaths } from '../../i18n/use-phrases.ts'
import type { SignInOutcome } from '../auth-client.ts'
import { keepChosenType, takeChosenType, type GoogleSignUp } from '../google/google-sign-up.ts'
import { useFinishSignIn } from './use-finish-sign-in.ts'

/**
 * Goes on after a sign-in: into the site, or, the first time, to the missing details of the account.
 * @param type the type of account that the person chose, or null
 */
export function useSignInOutcome(
  returnTo: string | null,
  type: RegisterType | null,
): (outcome: SignInOutcome) => void {
  const finish = useFinishSignIn(returnTo)
  const navigate = useNavigate()
  const paths = usePaths()
  return (outcome) => {
    if (outcome.kind === 'leaving') keepChosenType(type)
    if (outcome.kind === 'session') finish(outcome.session)
    if (outcome.kind !== 'registration') return
    const state: GoogleSignUp = { person: outcome.person, returnTo, type: type ?? takeChosenType() }
    void navigate(paths.registerGoogle(), { state })
  }
}
