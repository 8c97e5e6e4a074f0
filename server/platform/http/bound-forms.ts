import type { Socket } from 'node:net'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '../../ground/errors.ts'
import { slowRequest } from './load/end-slow-bodies.ts'
import type { Limits } from './load/limits.ts'
import { networkOf } from './network-of.ts'

type FormLimits = Pick<Limits, 'formsAtOnce' | 'formsOfNetwork' | 'formStallMs'>

/** Seconds after which a network that sends too many forms may try again: most forms have arrived by then. */
const retryAfterSeconds = 5

/**
 * Bounds the forms with a file that are open at a time, before a byte of them is read: each is held in memory as a
 * whole. A form that brings nothing for a while is ended.
 */
export function boundForms(app: FastifyInstance, limits: FormLimits): void {
  const openForms = new Map<string, number>()
  let all = 0

  function take(network: string): () => void {
    const own = openForms.get(network) ?? 0
    if (own >= limits.formsOfNetwork) throw new AppError('request.tooMany', { retryAfterSeconds })
    if (all >= limits.formsAtOnce) throw new AppError('server.busy')
    all += 1
    openForms.set(network, own + 1)
    return () => {
      all -= 1
      const left = (openForms.get(network) ?? 1) - 1
      if (left > 0) openForms.set(network, left)
      else openForms.delete(network)
    }
  }

  app.addHook('preParsing', (request, reply, _payload, done) => {
    if (request.routeOptions.config.fileBytes === undefined) return done()
    try {
      whenAnswered(reply, take(networkOf(request.ip)))
      endWhenStalled(app, request, reply, limits.formStallMs)
    } catch (error) {
      // The rest of the running form is not read.
      reply.header('connection', 'close')
      // A hook takes nothing but an error, and `take` throws no other.
      return done(error as AppError)
    }
    done()
  })
}

/** Calls `free` once, when the answer is sent or the connection is gone: the file is in memory until then. */
function whenAnswered(reply: FastifyReply, free: () => void) {
  let isFree = false
  const freeOnce = () => {
    if (!isFree) free()
    isFree = true
  }
  reply.raw.once('finish', freeOnce).once('close', freeOnce)
}

/** Ends a request whose connection brings nothing for a while, as Node ends those that are too slow. */
function endWhenStalled(app: FastifyInstance, { raw }: FastifyRequest, reply: FastifyReply, stallMs: number) {
  const { socket }: { socket: Socket } = raw
  let received = socket.bytesRead
  const look = setInterval(() => {
    if (socket.bytesRead === received) app.server.emit('clientError', slowRequest(), socket)
    received = socket.bytesRead
  }, stallMs)
  const stop = () => clearInterval(look)
  raw.once('end', stop).once('close', stop)
  reply.raw.once('finish', stop)
}
