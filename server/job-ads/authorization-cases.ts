import type { Cases, Request } from '../testing/authorization/case.ts'
import type { Scene } from '../testing/authorization/scene.ts'
import { addCompleteDraft, openAds } from '../testing/seeds/drafts.ts'
import { completeContent, emptyContent } from '../testing/seeds/sent-job-ad.ts'

const get = (...urls: string[]): Request[] => urls.map((url) => ({ method: 'GET', url }))

const unknownId = '0b6f6e0a-5c0e-4f0e-9d57-0a4f8f6b5a11'

const address = '/api/v1/job-ad'

/** Administrators of a company ask about its ads, other callers about the owner's. */
const askedAbout = ({ own, owner, caller }: Scene) => (own.admin.id === caller?.id ? own : owner)

type Company = Scene['own']

/** Adds a complete draft of a company. @returns its id */
const addDraft = ({ database }: Scene, { id, usedLocation }: Company): Promise<string> =>
  addCompleteDraft(database, { organizationId: id, locationId: usedLocation })

const post = (payload: object): Request[] => [{ method: 'POST', url: address, payload }]

const patch = (id: string, payload: object): Request => ({
  method: 'PATCH',
  url: `${address}/${id}`,
  payload: { version: 1, ...payload },
})

/** How job ads are asked for, written, published and closed. */
export const jobAdCases: Cases = {
  'GET /api/v1/job-ad/{id} published': ({ a, b }) =>
    get(...[a.published, a.slug, b.published].map((id) => `/api/v1/job-ad/${id}`)),
  'GET /api/v1/job-ad/{id} draft': async (_world, scene) =>
    get(`/api/v1/job-ad/${await addDraft(scene, askedAbout(scene))}`),
  'GET /api/v1/job-ad/{id} closed': ({ a }) =>
    get(`/api/v1/job-ad/${a.closed}`, `/api/v1/job-ad/${a.expired}`),
  'GET /api/v1/job-ad/{id} unknown-or-malformed': () =>
    get(...[unknownId, 'x'.repeat(300), '%00', '..%2f', '%ff'].map((id) => `/api/v1/job-ad/${id}`)),
  'GET /api/v1/job-ad/{id}/card': {
    guest: 200,
    ask: ({ a, b }) => get(...[a.published, b.published].map((id) => `${address}/${id}/card`)),
  },
  'POST /api/v1/job-ad/refresh-slugs ok': () => [{ method: 'POST', url: `${address}/refresh-slugs` }],
  'GET /api/v1/job-ad/dashboard/{id} published': (_world, scene) =>
    get(`${address}/dashboard/${askedAbout(scene).jobAd}`),
  'GET /api/v1/job-ad/dashboard/{id} draft': async (_world, scene) =>
    get(`${address}/dashboard/${await addDraft(scene, askedAbout(scene))}`),
  'GET /api/v1/organization/ads ok': (_world, { own }) =>
    get(`/api/v1/organization/ads?organizationId=${own.id}`),
  'GET /api/v1/organization/translate': {
    guest: 401,
    callers: [403, 200, 200, '200*', '200*', 403, 403, 200],
    ask: () => get('/api/v1/organization/translate'),
  },
  'POST /api/v1/organization/translate ok': () => [
    {
      method: 'POST',
      url: '/api/v1/organization/translate',
      payload: { from: 'ar', title: 'محاسب', description: '<p>إعداد القوائم المالية.</p>' },
    },
  ],
  'POST /api/v1/job-ad draft': () => post({ content: emptyContent }),
  'POST /api/v1/job-ad publish': (_world, { own }) =>
    post({ content: completeContent([own.usedLocation]), status: 'published' }),
  'POST /api/v1/job-ad publish-over-plan': async (_world, scene) => {
    await openAds(scene.database, scene.own.id, 9)
    return post({ content: completeContent([scene.own.usedLocation]), status: 'published' })
  },
  'PATCH /api/v1/job-ad/{id} edit': async (_world, scene) => {
    const company = askedAbout(scene)
    return [patch(await addDraft(scene, company), { content: completeContent([company.usedLocation]) })]
  },
  'PATCH /api/v1/job-ad/{id} publish': async (_world, scene) => [
    patch(await addDraft(scene, askedAbout(scene)), { status: 'published' }),
  ],
  'PATCH /api/v1/job-ad/{id} close': async (_world, scene) => {
    const isOwner = scene.own.id === scene.owner.id || scene.own.admin.id !== scene.caller?.id
    const id = isOwner ? scene.owner.jobAd : await addDraft(scene, scene.own)
    return [patch(id, { status: 'archived', outcome: 'cancelled' })]
  },
  'PATCH /api/v1/job-ad/{id} mass-assignment': async (_world, scene) => {
    const id = await addDraft(scene, askedAbout(scene))
    return ['organizationId', 'createdAt', 'slug', 'plan', 'views'].map((name) =>
      patch(id, { status: 'published', [name]: 'x' }),
    )
  },
  'DELETE /api/v1/job-ad/{id}': {
    guest: 401,
    callers: [403, 204, 204, 404, '204*', 403, 403, 204],
    ask: async (_world, scene) => [
      { method: 'DELETE', url: `${address}/${await addDraft(scene, askedAbout(scene))}` },
    ],
  },
  'GET /api/v1/job-ad/{id}/history': {
    guest: 401,
    callers: [403, 200, 200, 404, '200*', 403, 403, 200],
    ask: (_world, scene) => get(`${address}/${askedAbout(scene).jobAd}/history`),
  },
  'POST /api/v1/organization/ads/changes': {
    guest: 401,
    callers: [403, 200, 200, '200~', '200*', 403, 403, 200],
    ask: (_world, scene) => [
      {
        method: 'POST',
        url: '/api/v1/organization/ads/changes',
        payload: { ids: [askedAbout(scene).jobAd], change: 'close' },
      },
    ],
  },
  'POST /api/v1/organization/ads/hints': {
    guest: 401,
    callers: [403, 200, 200, '200*', '200*', 403, 403, 200],
    ask: () => [
      {
        method: 'POST',
        url: '/api/v1/organization/ads/hints',
        payload: {
          category: 'finance',
          seniority: null,
          locationIds: [],
          description: { ar: null, en: '<p>Excel</p>' },
        },
      },
    ],
  },
  'GET /api/v1/job-ad/saved': {
    guest: 200,
    ask: ({ a, b, p }) =>
      get(
        `/api/v1/job-ad/saved?ids=${[a.published, a.closed, a.expired, b.published].join()}`,
        `/api/v1/job-ad/saved?ids=${[a.draft, p.draft, unknownId].join()}`,
      ),
  },
}
