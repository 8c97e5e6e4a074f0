import type { Context } from '../../ground/context.ts'
import type { PreparedAccount } from '../../platform/identity/provider.ts'

type Prepared = { userId: string; credentials: PreparedAccount }

/**
 * Prepares the credentials of a new account, which takes long and stays outside of transactions, and discards them
 * unless the account was registered.
 * @param register returns false, or throws, where no account was registered
 */
export async function withPreparedAccount<Result>(
  context: Context,
  { email, password }: { email: string; password: string },
  register: (prepared: Prepared) => Promise<Result>,
): Promise<Result> {
  const userId = crypto.randomUUID()
  const credentials = await context.identity.provider.prepareAccount({ userId, email, password })
  let result: Result | undefined
  try {
    result = await register({ userId, credentials })
    return result
  } finally {
    if (!result) await credentials.discard()
  }
}
