import type { FastifyInstance } from 'fastify'
import { AppError } from '../../../ground/errors.ts'
import { parseJson } from './parse-json.ts'
import { readMultipart } from './read-multipart.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The body stays on the request as it was sent. */
    keepsBytes?: boolean
  }
  interface FastifyRequest {
    /** The body as it was sent, of a route with `keepsBytes`. */
    bodyBytes: Buffer | undefined
  }
}

/**
 * Takes JSON in UTF-8, a form with a file where an endpoint asks for one, and nothing else: no other type, charset or
 * compression.
 */
export function readBodies(app: FastifyInstance) {
  app.removeAllContentTypeParsers()
  readMultipart(app)
  app.decorateRequest('bodyBytes', undefined)
  app.addContentTypeParser<Buffer>('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    try {
      refuseOtherEncodings(request.headers)
      if (request.routeOptions.config.keepsBytes) request.bodyBytes = body
      done(null, parseJson(body))
    } catch (error) {
      done(error instanceof Error ? error : new Error('the body could not be read'))
    }
  })
}

function refuseOtherEncodings(headers: {
  'content-type'?: string | undefined
  'content-encoding'?: string | undefined
}) {
  const charset = /;\s*charset="?([^";\s]+)/i.exec(headers['content-type'] ?? '')?.[1] ?? 'utf-8'
  if (!/^utf-?8$/i.test(charset) || headers['content-encoding'] !== undefined)
    throw new AppError('request.unsupportedMediaType')
}
