import { addCandidateBulk, addTemplate } from '../seeds/bulks.ts'
import { about, address, askedAbout, get, send } from './candidate-scene.ts'
import type { Cases, StatedCase } from './case.ts'
import { ownerCanary, type Scene, type SceneCompany } from './scene.ts'

/** Adds an answer to one candidate that the hour is not over for. @returns its id */
async function addBulk({ database }: Scene, company: SceneCompany, candidateId: string): Promise<string> {
  const seed = { organizationId: company.id, jobAdId: company.jobAd, actorId: company.admin.id, candidateId }
  return addCandidateBulk(database, seed)
}

const templates = '/api/v1/organization/message-templates'
const templateBody = { name: 'Another time', use: 'message', texts: { en: 'Hello {name}' } }

async function templateOf(scene: Scene): Promise<string> {
  const company = askedAbout(scene)
  const name = `${company.id === scene.owner.id ? ownerCanary : ''} ${crypto.randomUUID()}`
  return `${templates}/${await addTemplate(scene.database, { organizationId: company.id, name })}`
}

/** The answer to members of the company that is asked about; others find nothing there. */
const ofTeam = (status: number): NonNullable<StatedCase['callers']> => [
  403,
  status,
  status,
  404,
  `${status}*`,
  403,
  403,
  403,
]

/** How answers to many, templates and colleagues are asked for. */
export const answeringCases: Cases = {
  'PUT /api/v1/job-ad/{id}/candidates/{candidateId}/assignee': {
    guest: 401,
    callers: ofTeam(200),
    mayName: ['comments'],
    ask: async (_world, scene) => [send('PUT', `${(await about(scene)).url}/assignee`, { userId: null })],
  },
  'GET /api/v1/job-ad/{id}/candidates/counts': {
    guest: 401,
    callers: [403, 200, 200, 404, '200*', 403, 403, 200],
    ask: async (_world, scene) => {
      const { company } = await about(scene)
      return [get(`${address}/${company.jobAd}/candidates/counts`)]
    },
  },
  'GET /api/v1/job-ad/{id}/candidates/locations': {
    guest: 401,
    callers: [403, 200, 200, 404, '200*', 403, 403, 200],
    ask: async (_world, scene) => {
      const { company } = await about(scene)
      return [get(`${address}/${company.jobAd}/candidates/locations`)]
    },
  },
  'GET /api/v1/job-ad/{id}/candidates/changes': {
    guest: 401,
    callers: [403, 200, 200, 404, '200*', 403, 403, 200],
    ask: async (_world, scene) => {
      const { company } = await about(scene)
      return [get(`${address}/${company.jobAd}/candidates/changes?since=2026-01-01T00:00:00.000Z`)]
    },
  },
  'GET /api/v1/job-ad/{id}/candidates/bulk': {
    guest: 401,
    callers: [403, 200, 200, 404, '200*', 403, 403, 200],
    ask: async (_world, scene) => {
      const { company, candidateId } = await about(scene)
      await addBulk(scene, company, candidateId)
      return [get(`${address}/${company.jobAd}/candidates/bulk`)]
    },
  },
  'POST /api/v1/job-ad/{id}/candidates/bulk/preview': {
    guest: 401,
    callers: ofTeam(200),
    ask: async (_world, scene) => {
      const { company, candidateId } = await about(scene)
      return [send('POST', `${address}/${company.jobAd}/candidates/bulk/preview`, { ids: [candidateId] })]
    },
  },
  'POST /api/v1/job-ad/{id}/candidates/bulk': {
    guest: 401,
    callers: ofTeam(202),
    ask: async (_world, scene) => {
      const { company, candidateId } = await about(scene)
      const payload = { action: 'move', state: 'in-progress', ids: [candidateId], count: 1 }
      return [
        send('POST', `${address}/${company.jobAd}/candidates/bulk`, { id: crypto.randomUUID(), ...payload }),
      ]
    },
  },
  'DELETE /api/v1/job-ad/{id}/candidates/bulk/{bulkId}': {
    guest: 401,
    callers: ofTeam(200),
    ask: async (_world, scene) => {
      const { company, candidateId } = await about(scene)
      const id = await addBulk(scene, company, candidateId)
      return [send('DELETE', `${address}/${company.jobAd}/candidates/bulk/${id}`)]
    },
  },
  [`GET ${templates}`]: {
    guest: 401,
    callers: [403, 200, 200, 200, '200*', 403, 403, 200],
    ask: async (_world, scene) => {
      await templateOf(scene)
      return [get(templates)]
    },
  },
  [`POST ${templates}`]: {
    guest: 401,
    callers: [403, 201, 201, 201, '201*', 403, 403, 403],
    ask: () => [send('POST', templates, { ...templateBody, name: crypto.randomUUID() })],
  },
  [`PUT ${templates}/{id}`]: {
    guest: 401,
    callers: ofTeam(200),
    ask: async (_world, scene) => [
      send('PUT', await templateOf(scene), { ...templateBody, name: crypto.randomUUID() }),
    ],
  },
  [`DELETE ${templates}/{id}`]: {
    guest: 401,
    callers: ofTeam(204),
    ask: async (_world, scene) => [send('DELETE', await templateOf(scene))],
  },
}
