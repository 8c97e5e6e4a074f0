/** Vite's: the addresses of the files in a folder. */
const addresses = import.meta.glob<string>('../../../node_modules/pdfjs-dist/standard_fonts/*.{pfb,ttf}', {
  query: '?url',
  import: 'default',
  eager: true,
  // Otherwise nothing of `node_modules` is found.
  exhaustive: true,
})

type Asked = { kind: string; filename: string }

/**
 * Loads the fonts that every reader of PDF provides (Helvetica, Times and their like), since documents need not
 * carry them. Their replacements come with pdf.js and are fetched from this site when a document needs them.
 */
export class PdfFonts {
  async fetch({ kind, filename }: Asked): Promise<Uint8Array> {
    const entry = Object.entries(addresses).find(([path]) => path.endsWith(`/${filename}`))
    if (kind !== 'standardFontDataUrl' || !entry) throw new Error(`No ${kind} by the name of ${filename}`)
    const answer = await fetch(entry[1])
    if (!answer.ok) throw new Error(`A font was answered with ${answer.status}.`)
    return new Uint8Array(await answer.arrayBuffer())
  }
}
