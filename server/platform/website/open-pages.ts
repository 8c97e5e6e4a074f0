import fs from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Pages } from './pages.ts'

const web = path.join(import.meta.dirname, '../../../web')

/** The site as it was built, or, while developing, as its source stands at this moment. */
export const openPages = (environment: 'production' | 'development' | 'test'): Promise<Pages> =>
  environment === 'development' ? underDevelopment() : built()

async function built(): Promise<Pages> {
  const entry = path.join(web, 'build/server/index.js')
  if (!fs.existsSync(entry)) throw new Error('The site is not built yet. Run: npm run build')

  // The build exports what `web/app/handler.ts` exports.
  const { handle } = (await import(pathToFileURL(entry).href)) as Pick<Pages, 'handle'>
  return {
    handle,
    files: path.join(web, 'build/client'),
    serviceWorker: fs.readFileSync(path.join(web, 'build/service-worker.js'), 'utf8'),
    close: async () => undefined,
  }
}

/** The two calls of Vite that we make; it belongs to the site, so the server neither depends on it nor has its types. */
type Vite = {
  createServer(options: object): Promise<{
    middlewares: NonNullable<Pages['middleware']>
    ssrLoadModule(file: string): Promise<unknown>
    close(): Promise<void>
  }>
}

async function underDevelopment(): Promise<Pages> {
  const vitePath = createRequire(path.join(web, 'package.json')).resolve('vite')
  // Found at run time, so TypeScript cannot know what it exports; `Vite` names what we use.
  const { createServer } = (await import(pathToFileURL(vitePath).href)) as Vite
  const vite = await createServer({ root: web, server: { middlewareMode: true }, appType: 'custom' })
  return {
    async handle(request, services) {
      // Loaded each time, since the source may have changed; Vite caches unchanged files. The type of the exports
      // is unknown to it.
      const { handle } = (await vite.ssrLoadModule('/app/handler.ts')) as Pick<Pages, 'handle'>
      return handle(request, services)
    },
    middleware: vite.middlewares,
    close: () => vite.close(),
  }
}
