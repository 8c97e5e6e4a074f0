import { candidateRights } from '@qareeb/contract/rights/candidates'
import { whyNot } from '@qareeb/contract/rights/right'
import { actingFor } from '../../ground/acting-for.ts'
import type { Context } from '../../ground/context.ts'
import { inTransaction } from '../../ground/use-case.ts'
import { isCandidateOf } from '../queries/evaluations.ts'
import { readEvaluationTicket } from './evaluation-ticket.ts'

/** An application that a caller names, with the ticket of the call. */
export type Named = { jobId: string; candidateId: string; ticket: string | undefined }

/** The readers of a match: the team with the number, the sender by a ticket without it. */
export type Authority = {
  organizationId: string
  jobAdId: string
  candidateId: string
  as: 'team' | 'applicant'
}

/** The company that the caller may evaluate candidates of; undefined for everybody else. */
export function findTeamOf(context: Pick<Context, 'actor'>): string | undefined {
  const { actor } = context
  if (actor.kind !== 'user' || !actor.organization) return undefined
  const { organizationId, as } = actingFor(context)
  return whyNot(candidateRights.read, { as, emailVerified: actor.emailVerified }) ? undefined : organizationId
}

/** As what the caller may see the match of an application; undefined without authority, and for an unknown one. */
export async function findAuthority(
  context: Context,
  { jobId: jobAdId, candidateId, ticket }: Named,
): Promise<Authority | undefined> {
  const team = findTeamOf(context)
  if (team !== undefined) {
    const own = { organizationId: team, jobAdId, candidateId }
    const isOwn = await inTransaction(context, ({ db }) => isCandidateOf(db, own), { organizationId: team })
    if (isOwn) return { ...own, as: 'team' }
  }
  const organizationId = readEvaluationTicket(context, ticket, { jobAdId, candidateId })
  return organizationId === undefined ? undefined : { organizationId, jobAdId, candidateId, as: 'applicant' }
}
