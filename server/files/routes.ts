import { completeUpload as completeUploadEndpoint } from '@qareeb/contract/files'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Services } from '../ground/context.ts'
import { holds } from '../platform/http/etag.ts'
import { limitRate } from '../platform/http/load/limit-rate.ts'
import { createRateLimiter } from '../platform/http/load/rate-limiter.ts'
import { on } from '../platform/http/on.ts'
import { completeUpload } from './complete-upload.ts'
import { findPicture, openBytes, type OpenFile, openDownload } from './open-file.ts'
import { readDownloadAddress, readPiece, readUploadAddress } from './read-request.ts'
import { findUploadOffset, receiveUpload } from './receive-upload.ts'
import { attachmentHeader } from './rules.ts'

export const fileRoutes = [
  on(completeUploadEndpoint, (context, { params, body }) =>
    completeUpload(context, { id: params.id, secret: body.secret }),
  ),
]

/**
 * The addresses of bytes. They are outside of the API, since their contents are no JSON: uploads come in, documents
 * go out to holders of a signed address, pictures of people and logos to everyone.
 */
export function registerFileAddresses(app: FastifyInstance, services: Services) {
  app.register(async (files) => {
    limitRate(files, createRateLimiter({ limit: services.config.callsPerMinute, now: services.now }))
    files.register(async (scope) => {
      // Bodies are streamed, of every type, and never held in memory.
      scope.removeAllContentTypeParsers()
      scope.addContentTypeParser('*', (_request, payload, done) => done(null, payload))
      registerUploads(scope, services)
    })
    registerDownloads(files, services)
    registerPictures(files, services)
  })
}

function registerUploads(app: FastifyInstance, services: Services) {
  const url = '/files/incoming/:key'
  // It holds no place in the line of those who work: it is the network that it waits for.
  const config = { refusesInJson: true, skipsLine: true, takesItsTime: true }

  app.head(url, { config }, async (request, reply) => {
    const offset = await findUploadOffset(services, readUploadAddress(request))
    return reply.headers({ 'cache-control': 'no-store', 'upload-offset': offset }).send()
  })
  app.put(url, { config }, async (request, reply) => {
    const address = readUploadAddress(request)
    const offset = await receiveUpload(services, address, readPiece(request, address))
    return reply.code(204).headers({ 'cache-control': 'no-store', 'upload-offset': offset }).send()
  })
}

function registerDownloads(app: FastifyInstance, services: Services) {
  for (const url of ['/files/:key', '/en/files/:key'])
    app.get(url, async (request, reply) => {
      const open = await openDownload(services, readDownloadAddress(request))
      reply.headers({
        'cache-control': 'no-store',
        'content-disposition': attachmentHeader(open.file.name),
        // Opened after all, it could run nothing and see nothing of ours.
        'content-security-policy': "sandbox; default-src 'none'",
        'cross-origin-resource-policy': 'same-origin',
        'referrer-policy': 'no-referrer',
      })
      return send(reply, open)
    })
}

function registerPictures(app: FastifyInstance, services: Services) {
  app.get<{ Params: { key: string } }>(
    '/files/pictures/:key(^[0-9a-f]{32}$).webp',
    async (request, reply) => {
      const { key } = request.params
      const file = await findPicture(services, key)
      // Never another picture under the same address, yet it is revalidated each time: once its owner removes it or
      // is erased, readers cannot load it any more.
      reply.headers({
        'cache-control': 'private, no-cache',
        'content-security-policy': "sandbox; default-src 'none'",
        etag: `"${key}"`,
      })
      if (holds(request.headers['if-none-match'], `"${key}"`)) return reply.code(304).send()
      return send(reply, await openBytes(services, file))
    },
  )
}

const send = (reply: FastifyReply, { file, bytes }: OpenFile) =>
  reply
    .headers({
      'content-type': file.mediaType,
      'content-length': file.size,
      // Search engines must not list a person's picture; they show the logo of an advertiser.
      ...(file.purpose !== 'logo' && { 'x-robots-tag': 'noindex' }),
    })
    .send(bytes)
