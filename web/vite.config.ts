import path from 'node:path'
import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { oldestBrowsers } from './browsers.ts'
import { compressFiles } from './compress-files.ts'
import { subsetFonts } from './fonts/subset-fonts.ts'
import { iconSprite } from './icons/icon-sprite.ts'

export default defineConfig({
  plugins: [
    subsetFonts(),
    iconSprite(path.join(import.meta.dirname, 'app')),
    tailwindcss(),
    reactRouter(),
    compressFiles(path.join(import.meta.dirname, 'build/client')),
  ],
  build: { target: oldestBrowsers, assetsInlineLimit: 0 },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                // The framework stays in the cache when only the site changes.
                {
                  name: 'framework',
                  test: /node_modules\/(react|react-dom|scheduler|react-router)\//,
                  priority: 1,
                },
                // Many small files compress worse and make the table of routes longer.
                { name: 'shared', minShareCount: 2, test: (id) => !id.includes('node_modules'), entriesAware: true },
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
