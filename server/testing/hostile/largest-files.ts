import { randomBytes } from 'node:crypto'
import { crc32 } from 'node:zlib'
import { documentTypes, type DocumentType, fileBounds } from '@qareeb/contract/files'
import { locationImportBounds } from '@qareeb/contract/organization-locations/import'
import { docx } from './archives.ts'

const pdfOf = (piece: string) => {
  const [start, end] = [Buffer.from('%PDF-1.7\n'), Buffer.from('\n%%EOF')]
  return Buffer.concat([start, Buffer.alloc(fileBounds.documentBytes - 20, piece), end])
}
const thickDocx = () =>
  docx([{ name: 'word/media/photo.png', bytes: randomBytes(fileBounds.documentBytes - 10_000) }])

type LargeDocument = { title: string; mediaType: DocumentType; make: () => Buffer }

/** Documents of the largest size that cost the most to check, all of them allowed. */
export const largestDocuments: readonly LargeDocument[] = [
  { title: 'a PDF full of escapes', mediaType: documentTypes.pdf, make: () => pdfOf('#41') },
  { title: 'a PDF that never ends its document', mediaType: documentTypes.pdf, make: () => pdfOf(' ') },
  { title: 'a document of Word with a large picture', mediaType: documentTypes.docx, make: thickDocx },
]

const chunkOfPng = (type: string, data = Buffer.alloc(0)) => {
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  const named = Buffer.concat([Buffer.from(type), data])
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, sum])
}
const onePixel = Buffer.from([0, 0, 0, 1, 0, 0, 0, 1, 8, 0, 0, 0, 0])
const pngStart = Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), chunkOfPng('IHDR', onePixel)])
/** The header of an empty file of a ZIP, with a name of one letter. */
const emptyEntry = Buffer.concat([Buffer.from('PK\x03\x04'), Buffer.alloc(22), Buffer.from([1, 0, 0, 0, 97])])
const filled = (start: Buffer, piece: Buffer) =>
  Buffer.concat([start, Buffer.alloc(fileBounds.pictureBytes - start.length, piece)])

/** Files of the largest size that are sent as pictures and cost the most to recognize; none is one. */
export const largestPictures: readonly { title: string; make: () => Buffer }[] = [
  { title: 'a picture of empty parts', make: () => filled(pngStart, chunkOfPng('tEXt')) },
  { title: 'a picture that is an archive', make: () => filled(emptyEntry, emptyEntry) },
  { title: 'a picture of noise', make: () => randomBytes(fileBounds.pictureBytes) },
]

/** A text with a piece repeated up to some bytes. */
export const filledUpTo = (bytes: number, start: string, piece: string): string =>
  start + piece.repeat(Math.floor((bytes - start.length) / piece.length))

const full = (start: string, piece: string) => filledUpTo(locationImportBounds.bytes, start, piece)
const branch = `Branch,Road ${'x'.repeat(180)},Riyadh,24.7,46.7\n`
const header = 'name,address,city,lat,lng\n'

/** Branches of one name without a position, which all lie in the middle of the city. */
const namesakes = Array.from(
  { length: locationImportBounds.rows },
  (_, no) => `Branch,فرع,Road ${no},شارع ${no},Riyadh\n`,
)

/** Files of branches of the largest size that cost the most to read. */
export const largestTables: readonly { title: string; text: string }[] = [
  { title: 'a header without end', text: full('', 'a;,\t') },
  { title: 'rows without text', text: full(header, ',\n') },
  { title: 'lines without end', text: full(header, '\n') },
  { title: 'rows of a thousand columns', text: full(header, `${'a,'.repeat(1_000)}\n`) },
  { title: 'a cell without end', text: full(`${header}"`, 'a ') },
  { title: 'the most rows', text: header + branch.repeat(locationImportBounds.rows) },
  {
    title: 'the most rows, all of one name',
    text: `name_en,name_ar,address_en,address_ar,city\n${namesakes.join('')}`,
  },
]
