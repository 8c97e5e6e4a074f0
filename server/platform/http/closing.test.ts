import http from 'node:http'
import { endpoint } from '@qareeb/contract/endpoint'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { listenAnywhere, openProbe } from '../../testing/probe.ts'
import { on } from './on.ts'

const getThing = endpoint('GET', '/api/v1/thing', {
  summary: 'Made up for these tests',
  access: 'everyone',
  response: z.object({ name: z.string() }),
})

test('closing lets running requests finish and refuses new ones', async () => {
  const held = Promise.withResolvers<{ name: string }>()
  const started = Promise.withResolvers<void>()
  const { app } = await openProbe([
    on(getThing, () => {
      started.resolve()
      return held.promise
    }),
  ])
  const port = await listenAnywhere(app)
  const agent = new http.Agent({ keepAlive: true })
  const idle = await get(port, '/api/v1/none', agent)
  const running = get(port, '/api/v1/thing', new http.Agent())
  await started.promise

  const closed = app.close()
  const refused = await get(port, '/api/v1/thing', agent).catch(() => ({ status: 'no connection' }))
  held.resolve({ name: 'Sara' })

  expect(idle.status).toBe(404)
  expect(await running).toMatchObject({ status: 200, body: '{"name":"Sara"}' })
  // On a connection that was open already, or on none.
  expect([503, 'no connection']).toContain(refused.status)
  await closed
  agent.destroy()
})

function get(
  port: number,
  path: string,
  agent: http.Agent,
): Promise<{ status: number | undefined; body: string }> {
  return new Promise((resolve, reject) => {
    const request = http.get({ port, path, agent, host: '127.0.0.1' }, (response) => {
      let body = ''
      response.on('data', (chunk) => (body += String(chunk)))
      response.on('end', () => resolve({ status: response.statusCode, body }))
    })
    request.on('error', reject)
  })
}
