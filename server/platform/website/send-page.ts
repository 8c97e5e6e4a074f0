import type { FastifyReply } from 'fastify'

/**
 * Sends the output of the site. Pages are the same for every reader, yet each carries its own nonce, so a shared
 * cache must not keep them; a browser may, and revalidates.
 */
export async function sendPage(response: Response, reply: FastifyReply): Promise<FastifyReply> {
  reply.code(response.status).header('cache-control', 'private, no-cache')
  response.headers.forEach((value, name) => void reply.header(name, value))
  return reply.send(Buffer.from(await response.arrayBuffer()))
}
