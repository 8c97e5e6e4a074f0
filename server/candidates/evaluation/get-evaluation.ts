import type { Evaluation } from '@qareeb/contract/candidates/evaluation'
import type { Context } from '../../ground/context.ts'
import { AppError } from '../../ground/errors.ts'
import { findAuthority, type Named } from './find-authority.ts'
import { showEvaluation } from './show-evaluation.ts'

/**
 * The match of an application, for its company or by its ticket.
 * @throws AppError `candidate.notFound`, also without authority
 */
export async function getEvaluation(context: Context, named: Named): Promise<Evaluation> {
  const authority = await findAuthority(context, named)
  if (!authority) throw new AppError('candidate.notFound')
  return showEvaluation(context, authority)
}
