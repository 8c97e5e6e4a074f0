import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { Services } from '../ground/context.ts'
import { etagOf, holds } from '../platform/http/etag.ts'
import type { Route } from '../platform/http/on.ts'
import type { OpenApiDocument } from '../platform/http/openapi/document.ts'
import { describeOurApi } from './describe-our-api.ts'
import { docsPage } from './docs-page/docs-page.ts'
import { docsStyle } from './docs-page/style.ts'

const withEtag = (body: string) => ({ body, etag: etagOf(body) })

/** The API's description of itself: for programs as OpenAPI 3.1, for people as one page without any script. */
export function registerApiDocument(
  app: FastifyInstance,
  { config }: Services,
  routes: readonly Route[],
): void {
  const endpoints = routes.map(({ endpoint }) => endpoint)
  let described: OpenApiDocument | undefined
  const document = () => (described ??= describeOurApi(endpoints, config.publicOrigin, config.site.name.en))
  const styleHash = createHash('sha256').update(docsStyle).digest('base64')
  // The page is the same for every reader, so its one style is allowed by its hash and not by a nonce.
  const policy = `default-src 'none'; style-src 'sha256-${styleHash}'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'`

  serve('/api/v1/openapi.json', () => JSON.stringify(document()), {
    'content-type': 'application/json; charset=utf-8',
  })
  serve('/api/v1/docs', () => docsPage(document()), {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': policy,
  })

  /** @param write makes the body; called at the first request, since most processes and tests never need it */
  function serve(url: string, write: () => string, headers: Record<string, string>) {
    let written: { body: string; etag: string } | undefined
    app.get(url, (request, reply) => {
      written ??= withEtag(write())
      const { body, etag } = written
      reply.headers({ ...headers, etag, 'cache-control': 'public, max-age=300' })
      return holds(request.headers['if-none-match'], etag) ? reply.code(304).send() : reply.send(body)
    })
  }
}
