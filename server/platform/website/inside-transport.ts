import type { FastifyRequest } from 'fastify'
import inject from 'light-my-request'
import { insideCallHeaders } from '../http/inside-calls.ts'

/** A call to the API as `web/app/http/api.ts` makes it, in the browser over the network and here inside the process. */
export type Transport = (path: string, message: Message) => Promise<{ status: number; body: string }>

type Message = {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  headers: Record<string, string>
  body?: string
}

/**
 * Makes the way from one page to the API: the whole API with all its checks, on behalf of the page's reader, whose
 * address and request id go along. `app.inject` would refuse while the app closes, and pages in flight may finish.
 */
export function insideTransport(page: FastifyRequest): Transport {
  return async (path, { method, headers, body }) => {
    const answer = await inject((request, response) => page.server.routing(request, response), {
      method,
      url: path,
      headers: { ...headers, ...insideCallHeaders, 'x-request-id': page.id },
      remoteAddress: page.ip,
      ...(body !== undefined && { payload: body }),
    })
    return { status: answer.statusCode, body: answer.payload }
  }
}
