import { answeringCases } from '../testing/authorization/candidate-answers.ts'
import { evaluationCases } from '../testing/authorization/candidate-evaluations.ts'
import { about, address, addPrivateCandidate, get, send } from '../testing/authorization/candidate-scene.ts'
import type { Cases, Request } from '../testing/authorization/case.ts'
import type { Scene } from '../testing/authorization/scene.ts'
import { addRemark } from '../testing/seeds/candidates.ts'
import { addCompleteDraft } from '../testing/seeds/drafts.ts'

const unknownId = '0b6f6e0a-5c0e-4f0e-9d57-0a4f8f6b5a11'
const unknownToken = 'a-token-that-no-mail-has-ever-carried-anywhere'

/** The address of a candidate under another ad of the company. */
async function underAnotherAd(scene: Scene): Promise<string> {
  const { company, candidateId } = await about(scene)
  const seed = { organizationId: company.id, locationId: company.usedLocation }
  return `${address}/${await addCompleteDraft(scene.database, seed)}/candidates/${candidateId}`
}

const consents = { terms: true, privacy: true, adult: true }

const application = () => ({
  name: 'Sara Al-Harbi',
  email: `sara-${crypto.randomUUID()}@qareeb.example`,
  phone: '0501234567',
  file: null,
  consents,
  undoSecret: crypto.randomUUID(),
})

const document = { name: 'cv.pdf', size: 1_000, mediaType: 'application/pdf' }

const apply = (jobAdId: string) => send('POST', `${address}/${jobAdId}/candidates`, application())
const upload = (jobAdId: string) => send('POST', `${address}/${jobAdId}/candidates/file`, document)

/** Asks about a remark that somebody of the team has written. */
const deleteBy =
  (kind: 'comment' | 'note', writer: 'hr' | 'admin') =>
  async (_world: unknown, scene: Scene): Promise<Request[]> => {
    const { company, candidateId, url } = await about(scene)
    const { caller, own, owner } = scene
    const isHr = caller !== undefined && own.id === owner.id && caller.id !== owner.admin.id
    const isOwnPending = own.id !== owner.id && own.admin.id === caller?.id
    const hr = isHr || isOwnPending ? caller : company.secondHr
    const authorId = writer === 'hr' ? hr.id : company.admin.id
    const id = await addRemark(scene.database, { kind, organizationId: company.id, candidateId, authorId })
    return [send('DELETE', `${url}/${kind}s/${id}`)]
  }

const deleteOfAnother =
  (kind: 'comment' | 'note') =>
  async (_world: unknown, scene: Scene): Promise<Request[]> => {
    const { company, url } = await about(scene)
    const other = await addPrivateCandidate(scene, company)
    const seed = { kind, organizationId: company.id, candidateId: other, authorId: company.admin.id }
    return [send('DELETE', `${url}/${kind}s/${await addRemark(scene.database, seed)}`)]
  }

const mine = '/api/v1/user/me/applications'
const linked = '/api/v1/application'

/** How candidates and applications are asked for. */
export const candidateCases: Cases = {
  'POST /api/v1/job-ad/{id}/candidates/file published': {
    mayName: ['secret'],
    ask: ({ a }) => [upload(a.published)],
  },
  'POST /api/v1/job-ad/{id}/candidates/file draft-or-unknown': ({ a }) => [
    upload(a.draft),
    upload(unknownId),
  ],
  'POST /api/v1/job-ad/{id}/candidates published': ({ a }) => [apply(a.published)],
  'POST /api/v1/job-ad/{id}/candidates duplicate': ({ a }) => {
    const request = apply(a.published)
    return [request, request]
  },
  'POST /api/v1/job-ad/{id}/candidates draft-or-unknown': ({ a }) => [
    apply(a.draft),
    apply(unknownId),
    apply('x'.repeat(300)),
  ],
  'POST /api/v1/job-ad/{id}/candidates closed-or-expired': ({ a }) => [apply(a.closed), apply(a.expired)],
  'POST /api/v1/job-ad/{id}/candidates/undo': {
    guest: 200,
    ask: ({ a }) => [send('POST', `${address}/${a.published}/candidates/undo`, { undoSecret: unknownToken })],
  },
  'GET /api/v1/job-ad/{id}/candidates ok': async (_world, scene) => {
    const { company } = await about(scene)
    return [get(`${address}/${company.jobAd}/candidates`)]
  },
  'GET /api/v1/job-ad/{id}/numbers': {
    guest: 401,
    callers: [403, 200, 200, 404, '200*', 403, 403, 200],
    ask: async (_world, scene) => {
      const { company } = await about(scene)
      return [get(`${address}/${company.jobAd}/numbers`)]
    },
  },
  'GET /api/v1/answer-rate/{organizationId}': {
    guest: 200,
    ask: (_world, { owner }) => [get(`/api/v1/answer-rate/${owner.id}`)],
  },
  'GET /api/v1/usual-answer-time/{organizationId}': {
    guest: 200,
    ask: (_world, { owner }) => [get(`/api/v1/usual-answer-time/${owner.id}`)],
  },
  'GET /api/v1/organization/answer-rate': {
    guest: 401,
    callers: [403, 200, 200, '200*', '200*', 403, 403, 200],
    ask: async (_world, scene) => {
      await about(scene)
      return [get('/api/v1/organization/answer-rate')]
    },
  },
  'GET /api/v1/organization/retention': {
    guest: 401,
    callers: [403, 403, 200, 403, '200*', 403, 403, 200],
    ask: () => [get('/api/v1/organization/retention?retentionMonths=1')],
  },
  'GET /api/v1/organization/candidates': {
    guest: 401,
    callers: [403, 200, 200, '200*', '200*', 403, 403, 200],
    ask: async (_world, scene) => {
      await about(scene)
      return [get('/api/v1/organization/candidates')]
    },
  },
  'GET /api/v1/job-ad/{id}/candidates/{candidateId}': {
    guest: 401,
    callers: [403, 200, 200, 404, '200*', 403, 403, 200],
    mayName: ['comments'],
    ask: async (_world, scene) => [get((await about(scene)).url)],
  },
  'GET /api/v1/job-ad/{id}/candidates/{candidateId}/file ok': async (_world, scene) => [
    get(`${(await about(scene)).url}/file`),
  ],
  'GET /api/v1/job-ad/{id}/candidates/{candidateId}/file candidate-of-another-ad': async (_world, scene) => [
    get(`${await underAnotherAd(scene)}/file`),
  ],
  'GET /api/v1/job-ad/{id}/candidates/export ok': async (_world, scene) => {
    const { company } = await about(scene)
    return ['csv', 'xlsx'].map((format) =>
      get(`${address}/${company.jobAd}/candidates/export?format=${format}`),
    )
  },
  'GET /api/v1/job-ad/{id}/candidates/{candidateId}/export': {
    guest: 401,
    callers: [403, 200, 200, 404, '200*', 403, 403, 403],
    mayName: ['comments', 'notes'],
    ask: async (_world, scene) => [get(`${(await about(scene)).url}/export`)],
  },
  'PATCH /api/v1/job-ad/{id}/candidates/{candidateId} ok': {
    mayName: ['comments'],
    ask: async (_world, scene) => [
      send('PATCH', (await about(scene)).url, { version: 1, state: 'in-progress' }),
    ],
  },
  'PATCH /api/v1/job-ad/{id}/candidates/{candidateId} candidate-of-another-ad': async (_world, scene) => [
    send('PATCH', await underAnotherAd(scene), { version: 1, state: 'in-progress' }),
  ],
  'PATCH /api/v1/job-ad/{id}/candidates/{candidateId} mass-assignment': async (_world, scene) => {
    const { url } = await about(scene)
    return ['email', 'jobAdId', 'evaluation', 'createdAt', 'file'].map((name) =>
      send('PATCH', url, { version: 1, state: 'in-progress', [name]: 'x' }),
    )
  },
  ...answeringCases,
  ...evaluationCases,
  'POST /api/v1/job-ad/{id}/candidates/{candidateId}/comments ok': async (_world, scene) => [
    send('POST', `${(await about(scene)).url}/comments`, { text: 'Worth a call.' }),
  ],
  'DELETE /api/v1/job-ad/{id}/candidates/{candidateId}/comments/{commentId} written-by-owner_hr': deleteBy(
    'comment',
    'hr',
  ),
  'DELETE /api/v1/job-ad/{id}/candidates/{candidateId}/comments/{commentId} written-by-owner_admin': deleteBy(
    'comment',
    'admin',
  ),
  'DELETE /api/v1/job-ad/{id}/candidates/{candidateId}/comments/{commentId} comment-of-another-candidate':
    deleteOfAnother('comment'),
  'GET /api/v1/job-ad/{id}/candidates/{candidateId}/notes ok': async (_world, scene) => [
    get(`${(await about(scene)).url}/notes`),
  ],
  'POST /api/v1/job-ad/{id}/candidates/{candidateId}/notes ok': async (_world, scene) => [
    send('POST', `${(await about(scene)).url}/notes`, { text: 'Called, no answer.' }),
  ],
  'DELETE /api/v1/job-ad/{id}/candidates/{candidateId}/notes/{noteId} written-by-owner_hr': deleteBy(
    'note',
    'hr',
  ),
  'DELETE /api/v1/job-ad/{id}/candidates/{candidateId}/notes/{noteId} written-by-owner_admin': deleteBy(
    'note',
    'admin',
  ),
  'DELETE /api/v1/job-ad/{id}/candidates/{candidateId}/notes/{noteId} note-of-another-candidate':
    deleteOfAnother('note'),
  [`GET ${mine}`]: { guest: 401, ask: () => [get(mine)] },
  [`GET ${mine}/job-ads`]: { guest: 401, ask: () => [get(`${mine}/job-ads`)] },
  [`GET ${mine}/{applicationId}`]: { guest: 401, ask: () => [get(`${mine}/${unknownId}`)] },
  [`POST ${mine}/{applicationId}/withdrawal`]: {
    guest: 401,
    ask: () => [send('POST', `${mine}/${unknownId}/withdrawal`)],
  },
  [`PUT ${mine}/{applicationId}/file`]: {
    guest: 401,
    ask: () => [send('PUT', `${mine}/${unknownId}/file`, { file: null })],
  },
  [`POST ${linked}`]: { guest: 404, ask: () => [send('POST', linked, { token: unknownToken })] },
  [`POST ${linked}/confirmation`]: {
    guest: 404,
    ask: () => [send('POST', `${linked}/confirmation`, { token: unknownToken })],
  },
  [`POST ${linked}/withdrawal`]: {
    guest: 404,
    ask: () => [send('POST', `${linked}/withdrawal`, { token: unknownToken })],
  },
  [`PUT ${linked}/file`]: {
    guest: 404,
    ask: () => [send('PUT', `${linked}/file`, { token: unknownToken, file: null })],
  },
  [`POST ${linked}/registration`]: {
    guest: 404,
    callers: [409, 409, 409, 409, 409, 409, 409, 409],
    ask: () => [
      send('POST', `${linked}/registration`, {
        token: unknownToken,
        password: 'seven green camels',
        consents: { ...consents, news: false },
      }),
    ],
  },
}
