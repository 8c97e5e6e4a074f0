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
                  priority: 1,
                },
                // Modules that most pages share, in one file: many small ones compress worse and name each other.
                { name: 'site', test: /\/(web\/(app|icons)|contract\/text)\//, minShareCount: 29 },
                // The ways to pass a page on stand together wherever seekers meet them.
                { name: 'share', test: /\/web\/app\/job-ads\/share\/(share|copy|device|network)-/ },
                // The search box of every page, with the parts of it that forms use alone and would split off.
                {
                  name: 'search-box',
                  test: /\/web\/app\/(search-box\/|ui\/(combobox|use-list-keys|select)\.|map\/(places\/use-suggestions|use-locate-viewer|ask-for-position)\.)/,
                },
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
