import type { Cases, Request } from '../testing/authorization/case.ts'

const unknownToken = 'a-token-that-no-mail-has-ever-carried-anywhere'

const send = (method: 'POST', url: string, payload: object): Request => ({ method, url, payload })

/** How the calls about files are asked. */
export const fileCases: Cases = {
  'POST /api/v1/file/{id}/complete': {
    guest: 404,
    ask: ({ sara }) => [send('POST', `/api/v1/file/${sara.id}/complete`, { secret: unknownToken })],
  },
}
