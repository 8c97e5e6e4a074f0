import { registerEverything } from '../app.ts'
import { limits } from '../platform/http/load/limits.ts'
import { createServer } from '../platform/http/server.ts'
import { testServices } from './test-app.ts'

/** Every address below `/api` that the server answers with more than a refusal, as `GET /api/v1/job-ad/{id}`. */
export async function registeredCalls(): Promise<string[]> {
  const { services } = testServices({})
  const app = await createServer(services, limits)
  const calls: string[] = []
  app.addHook('onRoute', ({ method, url, config }) => {
    if (!url.startsWith('/api') || config?.refuses) return
    const path = url.replace(/:(\w+)/g, '{$1}')
    for (const one of [method].flat()) if (one !== 'HEAD') calls.push(`${one} ${path}`)
  })
  await registerEverything(app, services, {})
  await app.close()
  return calls
}
