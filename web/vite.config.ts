import path from 'node:path'
import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { compressFiles } from './compress-files.ts'
import { subsetFonts } from './fonts/subset-fonts.ts'

export default defineConfig({
  plugins: [
    subsetFonts(),
    tailwindcss(),
    reactRouter(),
    compressFiles(path.join(import.meta.dirname, 'build/client')),
  ],
  build: { target: ['chrome111', 'safari16.4', 'firefox128'], assetsInlineLimit: 0 },
  environments: {
    // The server imports one function of the site; see app/handler.ts.
    ssr: { build: { rolldownOptions: { input: './app/handler.ts' } } },
  },
})
