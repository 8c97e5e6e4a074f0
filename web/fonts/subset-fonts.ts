import { mkdir, readFile, stat, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import subsetFont from 'subset-font'
import type { Plugin } from 'vite'

const weights = [400, 500, 600]

/** Letters of a language as code points from–to. */
const scripts = {
  /** Arabic as Arabic is written, and the presentation forms that the map draws with. */
  arabic: [
    [0x60c, 0x60c],
    [0x61b, 0x61b],
    [0x61f, 0x61f],
    [0x621, 0x63a],
    [0x640, 0x652],
    [0x660, 0x66c],
    [0x670, 0x670],
    [0xfe70, 0xfefc],
  ],
  latin: [
    [0x20, 0x7e],
    [0xa0, 0xff],
    [0x200e, 0x200f],
    [0x2010, 0x2014],
    [0x2018, 0x201e],
    [0x2022, 0x2022],
    [0x2026, 0x2026],
    [0x2030, 0x2030],
    [0x20ac, 0x20ac],
    [0x2212, 0x2212],
  ],
} as const

const outputFolder = path.join(import.meta.dirname, '..', '.cache', 'fonts')

/**
 * Cuts IBM Plex Sans Arabic down to the letters that the two languages use (43 → 15 KB a weight) before the site is
 * built; `fonts.css` names the results and, for all other letters, the whole files.
 */
export function subsetFonts(): Plugin {
  return {
    name: 'subset-fonts',
    async config() {
      await mkdir(outputFolder, { recursive: true })
      const names = Object.keys(scripts) as (keyof typeof scripts)[]
      await Promise.all(names.flatMap((script) => weights.map((weight) => writeSubset(script, weight))))
    },
  }
}

async function writeSubset(script: keyof typeof scripts, weight: number) {
  const source = createRequire(import.meta.url).resolve(
    `@fontsource/ibm-plex-sans-arabic/files/ibm-plex-sans-arabic-${script}-${weight}-normal.woff2`,
  )
  const target = path.join(outputFolder, `${script}-${weight}.woff2`)
  if (await isNewer(target, [source, import.meta.filename])) return

  const text = scripts[script].map(([from, to]) => lettersBetween(from, to)).join('')
  await writeFile(target, await subsetFont(await readFile(source), text, { targetFormat: 'woff2' }))
}

const lettersBetween = (from: number, to: number) =>
  String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, index) => from + index))

async function isNewer(file: string, sources: string[]): Promise<boolean> {
  const [written, ...read] = await Promise.all(
    [file, ...sources].map((name) => stat(name).catch(() => undefined)),
  )
  return (
    written !== undefined && read.every((source) => source !== undefined && source.mtimeMs < written.mtimeMs)
  )
}
