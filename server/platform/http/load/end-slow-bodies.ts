import type { FastifyInstance } from 'fastify'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The body may take as long as it brings something: a file over a slow network. */
    takesItsTime?: boolean
  }
}

/**
 * Ends requests whose body takes longer than allowed, as Node does with its one limit for all: that one has to
 * leave room for files, so requests without files are ended here.
 */
export function endSlowBodies(app: FastifyInstance, requestMs: number) {
  app.addHook('onRequest', ({ raw, headers, routeOptions }, reply, done) => {
    const hasBody = headers['transfer-encoding'] !== undefined || Number(headers['content-length']) > 0
    const { takesItsTime, fileBytes } = routeOptions.config
    if (!hasBody || takesItsTime || fileBytes !== undefined) return done()

    const timer = setTimeout(() => app.server.emit('clientError', slowRequest(), raw.socket), requestMs)
    const stop = () => clearTimeout(timer)
    raw.once('end', stop).once('close', stop)
    // An early refusal is sent before the body has arrived.
    reply.raw.once('finish', stop)
    done()
  })
}

/** Node's own error for a request that is too slow. */
export const slowRequest = () =>
  Object.assign(new Error('Request timeout'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' })
