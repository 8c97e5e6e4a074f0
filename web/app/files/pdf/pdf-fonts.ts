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
 * Brings the fonts that every reader of PDF has to know (Helvetica, Times and their like), since documents need not
 * carry them. What stands in for them comes with pdf.js and is fetched from this site when a document wants it.
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
