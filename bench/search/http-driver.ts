import { fork } from 'node:child_process'
import { once } from 'node:events'
import http from 'node:http'
import path from 'node:path'
import type { Ask } from './drive.ts'

/** How the bench finds the service's connections to the database. */
export const connectionName = 'qareeb bench server'

export type HttpDriver = { pid: number; ask: Ask<string>; stop(): Promise<void> }

/** Starts the service on a database and asks it over connections that stay open. */
export async function startHttpDriver(appUrl: string): Promise<HttpDriver> {
  const child = fork(path.join(import.meta.dirname, 'serve.ts'), [appUrl, connectionName], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  // The child sends one message, ours.
  const [{ port }] = (await once(child, 'message')) as [{ port: number }]
  const agent = new http.Agent({ keepAlive: true, maxSockets: 16 })
  return {
    pid: child.pid ?? 0,
    ask: (address) => get({ agent, port, path: address }),
    stop: async () => {
      agent.destroy()
      child.kill()
      await once(child, 'exit')
    },
  }
}

function get({
  agent,
  port,
  path: address,
}: {
  agent: http.Agent
  port: number
  path: string
}): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = http.get({ host: '127.0.0.1', port, agent, path: address }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${response.statusCode} for ${address}`))
      response.resume().once('end', resolve)
    })
    request.once('error', reject)
  })
}
