import { errorStatus } from '@qareeb/contract/errors'
import type { Context } from '../../../ground/context.ts'
import { AppError } from '../../../ground/errors.ts'

/** A call that somebody with a session may not make, or not yet. */
export type RefusedCall = { call: string; code: AppError['code'] }

/** What is told of refused calls, before they are answered. */
export type TellRefusal = (context: Context, refused: RefusedCall) => Promise<void>

type Watched = { context: Context; call: string; tell: TellRefusal }

/** Does the work of a call of somebody who is signed in; if it is refused for lack of rights, that is told. */
export async function tellingRefusals<T>(
  { context, call, tell }: Watched,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof AppError && isLackOfRights(error)) await tell(context, { call, code: error.code })
    throw error
  }
}

const isLackOfRights = ({ code }: AppError) => errorStatus[code] === 401 || errorStatus[code] === 403
