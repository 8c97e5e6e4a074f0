import { randomBytes } from 'node:crypto'
import type { FastifyRequest } from 'fastify'

const header = 'x-inside-call'
const token = randomBytes(24).toString('base64url')

/** Marks a call that the site makes to our own API inside this process; the token never leaves it. */
export const insideCallHeaders = { [header]: token }

/** True for a call of the site while it renders a page: the page itself has already waited in line. */
export const isInsideCall = ({ headers }: Pick<FastifyRequest, 'headers'>): boolean =>
  headers[header] === token
