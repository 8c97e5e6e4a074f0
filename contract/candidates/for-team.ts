import * as z from 'zod/mini'
import { id } from '../values.ts'

/** Calls of the team of a company about its candidates. */
export const forTeam = { access: 'signed-in', about: 'company' } as const

/** About all candidates of an ad. */
export const ofAd = { params: z.object({ id }), notFound: 'jobAd.notFound' } as const

/** About one candidate of an ad. */
export const ofCandidate = {
  params: z.object({ id, candidateId: id }),
  notFound: 'candidate.notFound',
} as const

/** Refusals of every change. */
export const decisionErrors = ['request.forbidden', 'organization.notWhileImpersonating'] as const
