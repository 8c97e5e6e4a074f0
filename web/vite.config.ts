import path from 'node:path'
import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { oldestBrowsers } from './browsers.ts'
import { compressFiles } from './compress-files.ts'
import { subsetFonts } from './fonts/subset-fonts.ts'
import { iconSprite } from './icons/icon-sprite.ts'
import { leaveOut } from './leave-out.ts'
import { trimManifest } from './trim-manifest.ts'

/**
 * Modules that stand on every page, whatever it shows. One file compresses better than twenty: this saves 8 KB, and
 * the framework stays in the cache when only the site changes.
 */
const frame = [
  /web\/icons\/|icon-sprite/,
  /web\/app\/(root|paths|query-string|page-head|api|browser-transport|storage-listeners|use-call|use-hydrated)\./,
  /web\/app\/(i18n|shell|search-box)\/(?!ask-suggestions|words-without|language-suggestion-card|national-day-greeting|not-found-page|.*\.test)/,
  /web\/app\/(job-ads\/(job-ad-card|use-distances|verified-mark)|ui\/(badge|button|button-style|combobox|cx|icon-button|initials|initials-logo|select|toast-store|toasts|use-list-keys))\./,
  /web\/app\/favorites\/(favorite-(button|store)|use-favorite|use-favorites-in-step)\./,
  /web\/app\/identity\/(session-store|use-session)\./,
  /web\/app\/map\/viewer\./,
  /content\/(phrase|catalogues)\.ts/,
  /contract\/(cities|favorite-limits|locale)\.ts/,
]
const isOnEveryPage = (id: string) => frame.some((modules) => modules.test(id))

export default defineConfig({
  plugins: [
    subsetFonts(),
    leaveOut(),
    iconSprite(path.join(import.meta.dirname, 'app')),
    tailwindcss(),
    reactRouter(),
    trimManifest(path.join(import.meta.dirname, 'build/client')),
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
                {
                  name: 'framework',
                  test: /node_modules\/(react|react-dom|scheduler|react-router)\//,
                  priority: 2,
                },
                { name: 'frame', test: isOnEveryPage, priority: 1 },
                // Few bytes each, and the pages of ads and companies have most of them.
                {
                  name: 'ad-parts',
                  test: /app\/(map\/(fetch-drawing|locator-picture|locator-size)|job-ads\/ad-list|ui\/rich-text)\./,
                },
                // Home and search alone have chips, and say that there is nothing or that a link was not understood.
                { name: 'list-parts', test: /app\/ui\/(chip-style|empty-state|notice)\./ },
                { name: 'words-ar', test: /content\/ar\/phrases\/(shell|ui|units|job-ads)\.ts/ },
                { name: 'words-en', test: /content\/en\/phrases\/(shell|ui|units|job-ads)\.ts/ },
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
