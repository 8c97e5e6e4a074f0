import type { Endpoint } from '@qareeb/contract/endpoint'
import { errorStatus } from '@qareeb/contract/errors'
import { byteStream } from '@qareeb/contract/values'
import { expect, test } from 'vitest'
import { routes } from './app.ts'
import { limits } from './platform/http/load/limits.ts'

/** Rules between the fields of an endpoint. Each returns the error of an endpoint that breaks it. */
const rules: [string, (endpoint: Endpoint) => boolean][] = [
  [
    'has a media type and no byte stream, or the other way round',
    ({ mediaType, response }) => (mediaType !== undefined) !== (response === byteStream),
  ],
  [
    'keeps a cache for guests and has none',
    ({ cachedFor, cacheSeconds }) => cachedFor !== undefined && cacheSeconds === undefined,
  ],
  [
    'is cached alike for everybody and asks who calls',
    ({ access, about, cacheSeconds, cachedFor }) =>
      cacheSeconds !== undefined && cachedFor === undefined && (access !== 'everyone' || about !== undefined),
  ],
  [
    'has another answer that nobody can tell from the first',
    ({ status = 200, other }) => other?.status === status,
  ],
  [
    'has another answer and is cached or a stream',
    ({ other, cacheSeconds, mediaType }) =>
      other !== undefined && (cacheSeconds !== undefined || mediaType !== undefined),
  ],
  [
    'answers a stream once by its key',
    ({ mediaType, idempotent }) => mediaType !== undefined && !!idempotent,
  ],
  [
    'declares a body limit that does not raise the usual one, or no JSON body',
    ({ bodyLimit, body, multipart }) =>
      bodyLimit !== undefined && (bodyLimit <= limits.bodyBytes || !body || multipart !== undefined),
  ],
  [
    'names a code for unknown ids that is no 404, or has no id',
    ({ notFound, params }) => notFound !== undefined && (errorStatus[notFound] !== 404 || !params),
  ],
]

test.each(rules)('no endpoint %s', (_what, breaks) => {
  const broken = routes.filter(({ endpoint }) => breaks(endpoint)).map(({ endpoint }) => endpoint.path)
  expect(broken).toEqual([])
})
