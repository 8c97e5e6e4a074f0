import { constants } from 'node:zlib'
import fastifyCompress from '@fastify/compress'
import type { FastifyInstance } from 'fastify'

/** Compresses text that is longer than a packet, at a quality that saves more time than it costs. */
export async function compress(app: FastifyInstance) {
  await app.register(fastifyCompress, {
    // Bodies come as they are: a small compressed one could grow beyond every limit.
    globalDecompression: false,
    threshold: 1_400,
    encodings: ['br', 'gzip', 'identity'],
    brotliOptions: {
      // The site map is sent in pieces, batch by batch; each has to leave when it is there.
      flush: constants.BROTLI_OPERATION_FLUSH,
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 4,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      },
    },
    zlibOptions: { level: 5, flush: constants.Z_SYNC_FLUSH },
  })
}
