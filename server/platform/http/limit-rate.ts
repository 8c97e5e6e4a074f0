import type { FastifyInstance } from 'fastify'
import { AppError } from '../../errors.ts'
import { networkOf } from './network-of.ts'
import type { RateLimiter } from './rate-limiter.ts'

/** Counts the calls of one network address, pages included by the calls that they make. */
export function limitRate(app: FastifyInstance, limiter: RateLimiter) {
  app.addHook('onRequest', async (request) => {
    const retryAfterSeconds = limiter.take(networkOf(request.ip))
    if (retryAfterSeconds > 0) throw new AppError('request.tooMany', { retryAfterSeconds })
  })
}
