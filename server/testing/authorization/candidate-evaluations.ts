import { evaluationTicketHeader } from '@qareeb/contract/candidates/evaluation'
import { makeEvaluationTicket, type TicketSubject } from '../../candidates/evaluation/evaluation-ticket.ts'
import { testConfig } from '../test-config.ts'
import { about, addPrivateCandidate, get, send } from './candidate-scene.ts'
import type { Cases, Request } from './case.ts'
import type { Scene } from './scene.ts'

const root = '/api/v1/evaluate-candidates'
const unknownId = '0b6f6e0a-5c0e-4f0e-9d57-0a4f8f6b5a11'

async function subjectOf(scene: Scene): Promise<TicketSubject & { url: string }> {
  const { company, candidateId } = await about(scene)
  const url = `${root}/${company.jobAd}/${candidateId}`
  return { jobAdId: company.jobAd, candidateId, organizationId: company.id, url }
}

const config = testConfig()
const ticketFor = (subject: TicketSubject, minutesAgo = 0) =>
  makeEvaluationTicket({ config, now: () => new Date(Date.now() - minutesAgo * 60_000) }, subject)

const withTicket = (request: Request, ticket: string): Request => ({
  ...request,
  headers: { [evaluationTicketHeader]: ticket },
})

/** A ticket of the owner's candidate, which opens it to anybody. */
async function ownersTicket(scene: Scene) {
  const { owner } = scene
  const candidateId = await addPrivateCandidate(scene, owner)
  const subject = { jobAdId: owner.jobAd, candidateId, organizationId: owner.id }
  return { url: `${root}/${owner.jobAd}/${candidateId}`, ticket: ticketFor(subject), subject }
}

/** Tickets that open nothing: with a bit turned, without a signature, too old, and of another candidate. */
async function badTicketsFor(scene: Scene, subject: TicketSubject): Promise<string[]> {
  const ticket = ticketFor(subject)
  const [body = '', signature = ''] = ticket.split('.')
  const turned = `${signature.startsWith('A') ? 'B' : 'A'}${signature.slice(1)}`
  const other = await addPrivateCandidate(scene, scene.owner)
  return [
    `${body}.${turned}`,
    `${body}.`,
    body,
    ticketFor(subject, 16),
    ticketFor({ ...subject, candidateId: other }),
  ]
}

/** How the match of an application is asked for. */
export const evaluationCases: Cases = {
  [`POST ${root}/{jobId}/{candidateId}/evaluate ok`]: async (_world, scene) => [
    send('POST', `${(await subjectOf(scene)).url}/evaluate`),
  ],
  [`POST ${root}/{jobId}/{candidateId}/evaluate valid-ticket`]: async (_world, scene) => {
    const { url, ticket } = await ownersTicket(scene)
    return [withTicket(send('POST', `${url}/evaluate`), ticket)]
  },
  [`POST ${root}/{jobId}/{candidateId}/evaluate forged-expired-or-other-ticket`]: async (_world, scene) => {
    const { url, subject } = await ownersTicket(scene)
    const tickets = await badTicketsFor(scene, subject)
    return tickets.map((ticket) => withTicket(send('POST', `${url}/evaluate`), ticket))
  },
  [`POST ${root}/{jobId}/evaluate-all ok`]: async (_world, scene) => {
    const { jobAdId } = await subjectOf(scene)
    return [
      send('POST', `${root}/${jobAdId}/evaluate-all`),
      send('POST', `${root}/${unknownId}/evaluate-all`),
    ]
  },
  [`GET ${root}/{jobId}/{candidateId}/evaluation ok`]: async (_world, scene) => [
    get(`${(await subjectOf(scene)).url}/evaluation`),
  ],
  [`GET ${root}/{jobId}/{candidateId}/evaluation valid-ticket`]: async (_world, scene) => {
    const { url, ticket } = await ownersTicket(scene)
    return [withTicket(get(`${url}/evaluation`), ticket)]
  },
  [`GET ${root}/{jobId}/progress`]: {
    guest: 401,
    callers: [403, 200, 200, 404, '200*', 403, 403, 200],
    ask: async (_world, scene) => [get(`${root}/${(await subjectOf(scene)).jobAdId}/progress`)],
  },
}
