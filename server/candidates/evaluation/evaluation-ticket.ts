import { timingSafeEqual } from 'node:crypto'
import { evaluationTicketMinutes } from '@qareeb/contract/candidates/evaluation'
import type { Services } from '../../ground/context.ts'
import { fingerprint } from '../../platform/seal.ts'

/** The application that a ticket opens. */
export type TicketSubject = { jobAdId: string; candidateId: string; organizationId: string }

type Sealing = Pick<Services, 'config' | 'now'>

const minuteMs = 60_000
const purpose = 'evaluation ticket'

/** A signed ticket for the reasons of one application; it holds for fifteen minutes. */
export function makeEvaluationTicket(
  { config, now }: Sealing,
  { jobAdId, candidateId, organizationId }: TicketSubject,
): string {
  const endsAt = now().getTime() + evaluationTicketMinutes * minuteMs
  const body = Buffer.from([jobAdId, candidateId, organizationId, endsAt].join(' ')).toString('base64url')
  return `${body}.${fingerprint(body, config.secret, purpose)}`
}

/** The company of a genuine ticket for exactly this ad and candidate; undefined for every other text. */
export function readEvaluationTicket(
  { config, now }: Sealing,
  ticket: string | undefined,
  asked: Omit<TicketSubject, 'organizationId'>,
): string | undefined {
  const [body = '', signature = '', ...rest] = (ticket ?? '').slice(0, 500).split('.')
  if (rest.length > 0 || !isSame(signature, fingerprint(body, config.secret, purpose))) return undefined
  const [jobAdId, candidateId, organizationId, endsAt] = Buffer.from(body, 'base64url').toString().split(' ')
  const isForThis = jobAdId === asked.jobAdId && candidateId === asked.candidateId
  return isForThis && now().getTime() < Number(endsAt) ? organizationId : undefined
}

const isSame = (given: string, right: string): boolean =>
  given.length === right.length && timingSafeEqual(Buffer.from(given), Buffer.from(right))
