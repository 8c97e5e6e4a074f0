import path from 'node:path'
import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { oldestBrowsers } from './browsers.ts'
import { buildServiceWorker } from './build-service-worker.ts'
import { compressFiles } from './compress-files.ts'
import { subsetFonts } from './fonts/subset-fonts.ts'
import { iconSprite } from './icons/icon-sprite.ts'
import { pureFunctions } from './pure-functions.ts'
import { sharedFiles } from './shared-files.ts'

export default defineConfig({
  plugins: [
    subsetFonts(),
    iconSprite(path.join(import.meta.dirname, 'app')),
    tailwindcss(),
    reactRouter(),
    buildServiceWorker(path.join(import.meta.dirname, 'build')),
    compressFiles(path.join(import.meta.dirname, 'build/client')),
  ],
  // Without lists of parts to preload, pages weigh 1.5 KB less; lazy parts are few and shallow.
  build: { target: oldestBrowsers, assetsInlineLimit: 0, modulePreload: false },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          treeshake: { manualPureFunctions: pureFunctions },
          output: {
            // Shared parts have short names, since every file repeats the names of the parts that it imports.
            chunkFileNames: ({ isDynamicEntry }) =>
              isDynamicEntry ? 'assets/[name]-[hash:7].js' : 'assets/[hash:7].js',
            codeSplitting: {
              groups: [
                // The framework stays in the cache when only the site changes.
                {
                  name: 'framework',
                  test: /node_modules\/(react|react-dom|scheduler|react-router)\//,
                },
                ...sharedFiles(path.join(import.meta.dirname, 'app')),
              ],
            },
          },
        },
      },
    },
    // The server imports one function of the site; see app/handler.ts.
    ssr: { build: { rolldownOptions: { input: './app/handler.ts' } } },
  },
})
