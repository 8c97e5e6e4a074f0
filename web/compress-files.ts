import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

/** Compressible types; fonts and pictures are compressed already. */
const shrinks = /\.(js|mjs|css|svg|json|webmanifest|txt)$/

/**
 * Puts `.br` and `.gz` beside the files of the built site, once and at the highest level, so that the server never
 * compresses them again.
 * @param folder the client's build
 */
export function compressFiles(folder: string): Plugin {
  return {
    name: 'compress-files',
    apply: 'build',
    // The server's part is built last; by then every file of the client is there.
    applyToEnvironment: ({ name }) => name === 'ssr',
    closeBundle: {
      order: 'post',
      sequential: true,
      async handler() {
        const files = await readdir(folder, { recursive: true })
        await Promise.all(
          files.filter((file) => shrinks.test(file)).map((file) => compress(path.join(folder, file))),
        )
      },
    },
  }
}

async function compress(file: string) {
  const content = await readFile(file)
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: content.length }
  await Promise.all([
    writeFile(`${file}.br`, await promisify(brotliCompress)(content, { params })),
    writeFile(`${file}.gz`, await promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION })),
  ])
}
