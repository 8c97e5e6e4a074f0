import type { FastifyRequest } from 'fastify'

const loopback = /^(127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/

/** Headers that proxies add, and browsers never send. */
const addedByProxies = ['forwarded', 'via', 'x-real-ip'] as const

/**
 * True for a request from this machine: by the connection itself, independent of the client that a proxy names, and
 * by the requested host. A page of another site, whose name resolves to here, asks by that name. Requests through a
 * proxy come from elsewhere, whether or not the proxy is trusted and with any forwarded host.
 */
export function isFromHere({ raw, ip, headers }: FastifyRequest): boolean {
  const name = (headers.host ?? '').replace(/:\d+$/, '')
  return (
    loopback.test(raw.socket.remoteAddress ?? '') &&
    loopback.test(ip) &&
    ['localhost', '127.0.0.1', '[::1]'].includes(name) &&
    !cameThroughProxy(headers)
  )
}

const cameThroughProxy = (headers: FastifyRequest['headers']): boolean =>
  addedByProxies.some((name) => headers[name] !== undefined) ||
  Object.keys(headers).some((name) => name.startsWith('x-forwarded-'))
