import { documentTypes } from '@qareeb/contract/files'
import { readDocxText } from './read-docx-text.ts'
import { readPdfText } from './read-pdf-text.ts'

/** UTF-16 units of a document that are read; a thick CV is far below. */
const mostLetters = 200_000

/** Fewer letters than that are a page number or a stamp on a scan, not the text of a CV. */
const fewestLetters = 30

/** The text of a document in reading order; null for a scan, and for a type whose text is not read. */
export async function readText(bytes: Buffer, mediaType: string): Promise<string | null> {
  const text = (await textOf(bytes, mediaType)).slice(0, mostLetters)
  return (text.match(/\p{L}/gu)?.length ?? 0) < fewestLetters ? null : text
}

async function textOf(bytes: Buffer, mediaType: string): Promise<string> {
  if (mediaType === documentTypes.pdf) return readPdfText(bytes)
  if (mediaType === documentTypes.docx) return readDocxText(bytes)
  return ''
}
