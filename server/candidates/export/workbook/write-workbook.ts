import { PassThrough, Readable } from 'node:stream'
import type { ByteStream } from '@qareeb/contract/values'
import { ZipFile } from 'yazl'
import type { Table } from '../export-columns.ts'
import { sheetXml } from './sheet-xml.ts'
import { sheetPath, workbookParts } from './workbook-parts.ts'

/** Writes a workbook of one sheet while its rows come. The archive is packed outside of the main thread. */
export async function* writeWorkbook({ sheet, ...table }: Table): ByteStream {
  const zip = new ZipFile()
  const packed = zip.outputStream.pipe(new PassThrough())
  const rows = Readable.from(sheetXml(table))
  rows.on('error', (error) => packed.destroy(error))
  zip.addReadStream(rows, sheetPath)
  for (const [path, xml] of workbookParts(sheet)) zip.addBuffer(Buffer.from(xml), path)
  zip.end()
  try {
    yield* packed
  } finally {
    // Nothing is read for a reader who has left.
    rows.destroy()
  }
}
