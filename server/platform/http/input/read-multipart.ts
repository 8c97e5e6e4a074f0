import type { Readable } from 'node:stream'
import { Busboy, type BusboyInstance } from '@fastify/busboy'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AppError } from '../../../ground/errors.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route takes one file of at most so many bytes, as a form sends it. */
    fileBytes?: number
  }
}

/** Bytes around a file: boundaries, headers of parts, and the few small fields that may go along. */
const frameBytes = 64 * 1024

/** Accepts `multipart/form-data` where an endpoint declares a file; the body becomes an object of its fields. */
export function readMultipart(app: FastifyInstance) {
  app.addContentTypeParser('multipart/form-data', async (request: FastifyRequest, payload: Readable) => {
    const maxBytes = request.routeOptions.config.fileBytes
    if (maxBytes === undefined) throw new AppError('request.unsupportedMediaType')
    // Said before a byte of it is read.
    if (Number(request.headers['content-length']) > maxBytes + frameBytes) throw new AppError('file.tooLarge')

    return parseMultipart(payload, open(request.headers['content-type'] ?? '', maxBytes))
  })
}

type Fields = Record<string, string | File>

/** Reads a form with one file, all of it into memory; refused bytes are discarded, or they would block the answer. */
async function parseMultipart(payload: Readable, form: BusboyInstance): Promise<Fields> {
  try {
    return await collect(payload, form)
  } catch (error) {
    payload.unpipe(form)
    payload.resume()
    throw error instanceof AppError ? error : new AppError('request.malformed')
  }
}

function collect(payload: Readable, form: BusboyInstance): Promise<Fields> {
  const fields = new Map<string, string | File>()
  return new Promise((resolve, reject) => {
    const add = (name: string, value: string | File) => {
      if (fields.has(name)) reject(new AppError('request.malformed'))
      fields.set(name, value)
    }
    form.on('field', add)
    form.on('file', (name, stream, ...[fileName, , type]) => {
      const parts: Buffer[] = []
      // The form itself reports that it broke off.
      stream.on('error', () => undefined)
      stream.on('data', (part: Buffer) => parts.push(part))
      stream.on('limit', () => reject(new AppError('file.tooLarge')))
      stream.on('end', () => add(name, new File(parts, fileName ?? '', { type })))
    })
    for (const limit of ['partsLimit', 'filesLimit', 'fieldsLimit'] as const)
      form.on(limit, () => reject(new AppError('request.malformed')))
    form.on('error', reject)
    form.on('finish', () => resolve(Object.fromEntries(fields)))
    payload.on('error', reject)
    payload.pipe(form)
  })
}

/** @throws AppError `request.malformed` for a type without a boundary */
function open(contentType: string, maxBytes: number): BusboyInstance {
  try {
    return new Busboy({
      headers: { 'content-type': contentType },
      limits: { files: 1, fileSize: maxBytes, fields: 8, fieldSize: 4_096, parts: 9, headerPairs: 16 },
    })
  } catch {
    throw new AppError('request.malformed')
  }
}
