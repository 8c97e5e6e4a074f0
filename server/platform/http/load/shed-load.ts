import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '../../../ground/errors.ts'
import { isInsideCall } from '../inside-calls.ts'
import { whenDone } from '../when-done.ts'
import { watchEventLoop } from './event-loop-lag.ts'
import { createWaitingLine } from './waiting-line.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Frees the request's place in the line of those being worked on. */
    leaveLine: (() => void) | undefined
  }
  interface FastifyContextConfig {
    /** Answers at once, however busy the service is: for health and readiness. */
    skipsLine?: boolean
    /** Takes the place of a missing service: answers with a refusal and nothing else. */
    refuses?: boolean
  }
}

/**
 * Lets a bounded number of requests work at a time and refuses with 503 requests that would wait longer than `waitMs`.
 * A place is taken when the body has arrived and freed when the answer begins, so slow callers hold none.
 */
export function shedLoad(app: FastifyInstance, { places, waitMs }: { places: number; waitMs: number }) {
  const line = createWaitingLine({ places, waitMs })
  const lag = watchEventLoop()
  app.addHook('onClose', async () => lag.stop())
  app.decorateRequest('leaveLine', undefined)

  app.addHook('preHandler', (request, reply, done) => {
    if (isInsideCall(request) || request.routeOptions.config.skipsLine) return done()
    if (lag.sustained() > waitMs) return done(new AppError('server.busy'))
    const leave = line.enterAtOnce()
    if (leave) {
      hold(request, reply, leave)
      return done()
    }
    return void whenDone(
      line.enter().then((leaveLater) => hold(request, reply, leaveLater)),
      done,
    )
  })
  app.addHook('onSend', (request, _reply, _body, done) => {
    request.leaveLine?.()
    done()
  })

  function hold(request: FastifyRequest, reply: FastifyReply, leave: () => void) {
    request.leaveLine = leave
    if (reply.raw.destroyed) leave()
    else reply.raw.once('close', leave)
  }
}
