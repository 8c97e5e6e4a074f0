import { errorStatus } from '@qareeb/contract/errors'
import type { Context } from '../../../ground/context.ts'
import { AppError } from '../../../ground/errors.ts'

/** A call that the caller may not make, or not yet. */
export type RefusedCall = { call: string; code: AppError['code'] }

/** Records a refused call before its answer is sent. */
export type AuditRefusal = (context: Context, refused: RefusedCall) => Promise<void>

type Watched = { context: Context; call: string; audit: AuditRefusal }

/** Runs the work of a signed-in call. Audits the refusal, and throws it again, if the caller lacks a right. */
export async function withRefusalAudit<T>(
  { context, call, audit }: Watched,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof AppError && isLackOfRights(error)) await audit(context, { call, code: error.code })
    throw error
  }
}

const isLackOfRights = ({ code }: AppError) => errorStatus[code] === 401 || errorStatus[code] === 403
