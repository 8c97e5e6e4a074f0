import type { Context } from '../../ground/context.ts'
import { AppError } from '../../ground/errors.ts'
import { requestOptions } from './passkeys.ts'
import { listPasskeys } from './queries/passkeys.ts'
import { savePasskeyChallenge } from './queries/requests.ts'
import { getSignIn } from './require-second-factor.ts'

/** Options with which the browser answers with a passkey. */
export async function getSignInPasskeyOptions(
  context: Context,
  { ticket }: { ticket: string },
): Promise<Record<string, unknown>> {
  const { id, userId } = await getSignIn(context, ticket)
  const known = await listPasskeys(context.db, userId)
  if (known.length === 0) throw new AppError('secondFactor.notFound')

  const { challenge, options } = await requestOptions(context, known)
  await savePasskeyChallenge(context.db, id, challenge)
  return options
}
