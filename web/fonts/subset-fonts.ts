import { mkdir, readFile, stat, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import subsetFont from 'subset-font'
import type { Plugin } from 'vite'

type Ranges = readonly (readonly [from: number, to: number])[]

/** Arabic as Arabic is written. */
const arabic: Ranges = [
  [0x60c, 0x60c],
  [0x61b, 0x61b],
  [0x61f, 0x61f],
  [0x621, 0x63a],
  [0x640, 0x652],
  [0x670, 0x670],
]

/** Letters and signs of English, and the separator of the two scripts. */
const latin: Ranges = [
  [0x20, 0x7e],
  [0xa0, 0xa0],
  [0xab, 0xab],
  [0xb7, 0xb7],
  [0xbb, 0xbb],
  [0xd7, 0xd7],
  [0x200c, 0x200f],
  [0x2010, 0x2014],
  [0x2018, 0x201e],
  [0x2022, 0x2022],
  [0x2026, 0x2026],
  [0x2030, 0x2030],
  [0x20ac, 0x20ac],
  [0x2066, 0x2069],
  [0x2212, 0x2212],
]

/** The presentation forms that the map draws with, and digits that people type. */
const mapArabic: Ranges = [...arabic, [0x660, 0x66c], [0xfe70, 0xfefc]]
const mapLatin: Ranges = [...latin, [0xa1, 0xff]]

const fontsource = (script: string, weight: number) =>
  createRequire(import.meta.url).resolve(
    `@fontsource/ibm-plex-sans-arabic/files/ibm-plex-sans-arabic-${script}-${weight}-normal.woff2`,
  )

/** The complete fonts that the pictures for other sites are drawn with hold both scripts. */
const complete = (name: string) =>
  path.join(import.meta.dirname, '../../server/website/pictures/fonts', `${name}.ttf`)

/** The output files, with their fonts and letters. The pages need one file a weight, the map two. */
const subsets = [
  { name: 'text-400', source: complete('regular'), letters: [...arabic, ...latin] },
  { name: 'text-600', source: complete('semi-bold'), letters: [...arabic, ...latin] },
  { name: 'arabic-500', source: fontsource('arabic', 500), letters: mapArabic },
  { name: 'arabic-600', source: fontsource('arabic', 600), letters: mapArabic },
  { name: 'latin-500', source: fontsource('latin', 500), letters: mapLatin },
  { name: 'latin-600', source: fontsource('latin', 600), letters: mapLatin },
]

const outputFolder = path.join(import.meta.dirname, '..', '.cache', 'fonts')

/**
 * Cuts IBM Plex Sans Arabic down to the letters that the two languages use before the site is built: one file of 28 KB a
 * weight, in place of six files of 106 KB in all; `fonts.css` names the results and, for all other letters, the whole
 * files.
 */
export function subsetFonts(): Plugin {
  return {
    name: 'subset-fonts',
    async config() {
      await mkdir(outputFolder, { recursive: true })
      await Promise.all(subsets.map(writeSubset))
    },
  }
}

async function writeSubset({ name, source, letters }: (typeof subsets)[number]) {
  const target = path.join(outputFolder, `${name}.woff2`)
  if (await isNewer(target, [source, import.meta.filename])) return

  const text = letters.map(([from, to]) => lettersBetween(from, to)).join('')
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
