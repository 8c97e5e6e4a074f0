import { inReadingOrder, type Piece } from './in-reading-order.ts'

/** Pages that are read; a CV has fewer. */
const mostPages = 30

/** The text of a PDF, line by line; empty for one that the reader does not open. */
export async function readPdfText(bytes: Buffer): Promise<string> {
  const loading = await openPdf(bytes)
  try {
    const document = await loading.promise
    const pages: string[] = []
    for (let number = 1; number <= Math.min(document.numPages, mostPages); number += 1) {
      const page = await document.getPage(number)
      const { items } = await page.getTextContent()
      pages.push(linesOf(items).map(inReadingOrder).join('\n'))
      page.cleanup()
    }
    return pages.join('\n')
  } catch {
    // A damaged page is no server error: the document counts as one without text.
    return ''
  } finally {
    await loading.destroy()
  }
}

type Item = { str: string; hasEOL: boolean; transform: number[] }

/** The pieces of each line. Marks of the structure hold no text. */
function linesOf(items: readonly (Item | object)[]): Piece[][] {
  const lines: Piece[][] = [[]]
  for (const item of items) {
    if (!('str' in item)) continue
    lines.at(-1)?.push({ text: item.str, x: item.transform[4] ?? 0 })
    if (item.hasEOL) lines.push([])
  }
  return lines
}

async function openPdf(bytes: Buffer) {
  // It warns of drawing tools that Node lacks; nothing is drawn here.
  Object.assign(globalThis, { DOMMatrix: Object, Path2D: Object })
  const { getDocument, VerbosityLevel } = await import('pdfjs-dist/legacy/build/pdf.mjs')
  return getDocument({
    data: Uint8Array.from(bytes),
    verbosity: VerbosityLevel.ERRORS,
    useSystemFonts: false,
    disableFontFace: true,
  })
}
