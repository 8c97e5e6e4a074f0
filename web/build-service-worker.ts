import path from 'node:path'
import { build, type Plugin } from 'vite'
import { oldestBrowsers } from './browsers.ts'

/**
 * Builds the service worker into one file beside the site, from where the server sends it: a worker that was once
 * registered asks for the same address for ever, and has to be answered even when it is switched off.
 */
export function buildServiceWorker(folder: string): Plugin {
  return {
    name: 'service-worker',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'ssr',
    closeBundle: {
      order: 'post',
      sequential: true,
      async handler() {
        await build({
          configFile: false,
          publicDir: false,
          logLevel: 'warn',
          define: { 'process.env.NODE_ENV': '"production"' },
          build: {
            outDir: folder,
            emptyOutDir: false,
            target: oldestBrowsers,
            lib: {
              entry: path.join(import.meta.dirname, 'service-worker/service-worker.ts'),
              formats: ['iife'],
              name: 'serviceWorker',
              fileName: () => 'service-worker.js',
            },
          },
        })
      },
    },
  }
}
