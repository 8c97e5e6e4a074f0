import type { FastifyInstance } from 'fastify'
import { AppError } from '../../../ground/errors.ts'
import { networkOf } from '../network-of.ts'
import type { RateLimiter } from './rate-limiter.ts'

/** Counts the calls of one network address, pages included by the calls that they make. */
export function limitRate(app: FastifyInstance, limiter: RateLimiter) {
  app.addHook('onRequest', (request, _reply, done) => {
    const retryAfterSeconds = limiter.take(networkOf(request.ip))
    done(retryAfterSeconds > 0 ? new AppError('request.tooMany', { retryAfterSeconds }) : undefined)
  })
}
